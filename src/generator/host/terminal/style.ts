/** Colours, or nothing where the output is no terminal or `NO_COLOR` is set. */
export interface Style {
  readonly red: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly green: (text: string) => string;
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
}

/** `hasColor` is whether there are any. */
export function createStyle(hasColor: boolean): Style {
  const wrap = (open: number, close: number) => (text: string) =>
    hasColor ? `\x1b[${open}m${text}\x1b[${close}m` : text;
  return {
    red: wrap(31, 39),
    yellow: wrap(33, 39),
    green: wrap(32, 39),
    bold: wrap(1, 22),
    dim: wrap(2, 22),
  };
}
