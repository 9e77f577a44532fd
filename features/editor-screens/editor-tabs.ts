/** The tabs of the editor in order, each with the pages inside it. */
export const EDITOR_TABS = {
  Settings: [],
  Regions: ['List', 'Fields', 'Settings', 'CSV'],
  Database: ['List', 'Fields', 'Settings', 'CSV', 'Data sources'],
  Filters: ['Fields', 'Settings'],
  Directory: [],
  'Details view': [],
  Actions: [],
  Colors: [],
  Templates: [],
  CSS: [],
  JavaScript: [],
  'Google Maps': [],
  Layers: ['List', 'Settings'],
  Floors: [],
  Gallery: [],
  Choropleth: [],
  Draw: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type EditorTab = keyof typeof EDITOR_TABS;

/** The names of the tabs, in order. */
export const TAB_NAMES = Object.keys(EDITOR_TABS) as EditorTab[];
