/** Encodings in which servers send text, the shorter one first, and how the names of files in them end. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number]['name'];
