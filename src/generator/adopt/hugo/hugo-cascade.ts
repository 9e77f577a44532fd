import { type Fields, fieldsOf } from '../values.ts';
import type { HugoEntry } from './hugo-entries.ts';

/**
 * The fields that the sections above an entry pass down to it, those of the closest first
 * (https://gohugo.io/content-management/front-matter/#cascade). Those for only some pages are left out.
 */
export function createCascades(entries: readonly HugoEntry[]): (entry: HugoEntry) => readonly Fields[] {
  const passed = new Map(
    entries
      .filter(({ isSection, fields }) => isSection && fields.cascade !== undefined)
      .map(({ path, fields }) => [path, cascadesIn(fields.cascade)]),
  );
  return ({ path }) => {
    const names = path === '' ? [] : path.split('/');
    const folders = names.map((_, index) => names.slice(0, names.length - index).join('/'));
    return [...folders, ''].flatMap(folder => passed.get(folder) ?? []);
  };
}

function cascadesIn(cascade: unknown): readonly Fields[] {
  const all = [cascade].flat().map(fieldsOf);
  return all.flatMap(({ target, _target, params, ...fields }) =>
    target === undefined && _target === undefined ? [fieldsOf(params), fields] : [],
  );
}
