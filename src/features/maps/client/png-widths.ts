/** Widths in which a map is offered as PNG, in pixels. */
export const PNG_WIDTHS = [1000, 2000, 4000] as const;
