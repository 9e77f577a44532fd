import { distanceBetween, type Position } from './distance.ts';
import { type OpenTime, openStateAt } from './open-times.ts';

export interface SearchedStore extends Position {
  readonly services: readonly string[];
  readonly openTimes: readonly OpenTime[];
}

/** What a visitor looks for. */
export interface StoreSearch {
  /** Where the visitor is, or wants to go; absent until a place is chosen. */
  readonly from?: Position | undefined;
  /** Kilometres; absent for any distance. */
  readonly radius?: number | undefined;
  /** Whether a store, by index, is in the chosen state; absent if a town was chosen. */
  readonly isInside?: ((index: number) => boolean) | undefined;
  readonly services: readonly string[];
  /** The minute of the week at which it must be open; absent if that does not matter. */
  readonly openAt?: number | undefined;
}

export interface FoundStore {
  readonly index: number;
  /** Kilometres; absent if it is not known from where. */
  readonly distance?: number;
}

export interface FoundStores {
  /** The nearest first; in the order of the list if it is not known from where. */
  readonly near: readonly FoundStore[];
  /** Those that fit in all but the distance. */
  readonly fitting: readonly FoundStore[];
}

/** Finds the stores that have the services and are open, and of these the ones that are near. */
export function findStores(stores: readonly SearchedStore[], search: StoreSearch): FoundStores {
  const { from, radius, isInside, services, openAt } = search;
  const fitting = stores
    .map((store, index) => ({ store, index, ...(from && { distance: distanceBetween(from, store) }) }))
    .filter(({ store }) => services.every(service => store.services.includes(service)))
    .filter(({ store }) => openAt === undefined || openStateAt(store.openTimes, openAt)?.isOpen === true)
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
  const near = fitting.filter(({ index, distance }) =>
    isInside ? isInside(index) : distance === undefined || radius === undefined || distance <= radius,
  );
  return { near, fitting };
}
