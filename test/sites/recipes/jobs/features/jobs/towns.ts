import type { DataKind } from '@mapwright/site/feature';
import type { Town } from './read-towns.ts';

/** `content/towns.yml`: in which country each town is. */
export const TOWNS: DataKind<Town> = {
  matches: file => file === 'content/towns.yml',
  open: async () => (await import('./read-towns.ts')).readTowns,
};
