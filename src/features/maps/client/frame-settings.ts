/** What the address of a map's frame may say. */
export interface FrameSettings {
  /** Shown above the map. */
  readonly title: string;
  /** Colours as `#00aa55`; empty = the picture's own. */
  readonly land: string;
  readonly border: string;
  readonly background: string;
  /** Numbers by region code, shown in steps of colour. */
  readonly values: ReadonlyMap<string, number>;
  /** Colours by region code; they win over values. */
  readonly fills: ReadonlyMap<string, string>;
}

const COLORS = ['land', 'border', 'background'] as const;
const LONGEST_TITLE = 120;

/** Reads the settings from the query of an address; leaves out whatever is not understood. */
export function readFrameSettings(search: string): FrameSettings {
  const parameters = new URLSearchParams(search);
  const pairs = (name: string) =>
    (parameters.get(name) ?? '').split(',').flatMap(pair => {
      const at = pair.lastIndexOf(':');
      return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const] : [];
    });
  const values = pairs('values').flatMap(([id, text]) => {
    const value = Number(text);
    return text !== '' && Number.isFinite(value) ? [[id, value] as const] : [];
  });
  const fills = pairs('fills').flatMap(([id, text]) => {
    const color = readColor(text);
    return color === '' ? [] : [[id, color] as const];
  });
  const [land = '', border = '', background = ''] = COLORS.map(name => readColor(parameters.get(name) ?? ''));
  const title = (parameters.get('title') ?? '').slice(0, LONGEST_TITLE);
  return { title, land, border, background, values: new Map(values), fills: new Map(fills) };
}

/** Writes the settings as a query, with a question mark; empty if there are none. */
export function writeFrameSettings(settings: FrameSettings): string {
  const parameters = new URLSearchParams();
  if (settings.title) parameters.set('title', settings.title);
  for (const name of COLORS) if (settings[name]) parameters.set(name, settings[name].slice(1));
  for (const name of ['values', 'fills'] as const) {
    const pairs = [...settings[name]].map(([id, value]) => `${id}:${String(value).replace('#', '')}`);
    if (pairs.length > 0) parameters.set(name, pairs.join(','));
  }
  const text = parameters.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** `0a5`, `00aa55` or the same with `#` as `#00aa55`; anything else as an empty text. */
function readColor(text: string): string {
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1]?.toLowerCase() ?? '';
  return hex === '' ? '' : `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
}
