/** Widths of the PNG downloads of a map, in pixels. */
export const PNG_WIDTHS = [1000, 2000, 4000] as const;
