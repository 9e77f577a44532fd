/** The colour of the browser's own frame in both modes: the `paper` token. */
export const THEME_COLORS = { light: '#ffffff', dark: '#0f1b21' } as const;
