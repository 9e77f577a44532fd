import { FIRST_RADIUS } from '../../first-radius.ts';

/** A search for stores, as the address keeps it. */
export interface LocatorState {
  /** As the visitor typed it. */
  readonly near: string;
  /** Kilometres; empty for any distance. */
  readonly within: string;
  readonly services: readonly string[];
  readonly isOpen: boolean;
}

/** Reads the search from the query of an address. */
export function readLocatorState(search: string): LocatorState {
  const parameters = new URLSearchParams(search);
  return {
    near: parameters.get('near') ?? '',
    within: parameters.get('within') ?? FIRST_RADIUS,
    services: parameters.getAll('service'),
    isOpen: parameters.has('open'),
  };
}

/** The query of the address for a search. Keeps other parameters, and leaves out what is as at the start. */
export function writeLocatorState(search: string, { near, within, services, isOpen }: LocatorState): string {
  const parameters = new URLSearchParams(search);
  for (const name of ['near', 'within', 'service', 'open']) parameters.delete(name);
  if (near !== '') parameters.set('near', near);
  if (within !== FIRST_RADIUS) parameters.set('within', within);
  for (const service of services) parameters.append('service', service);
  if (isOpen) parameters.set('open', '1');
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}
