import * as v from 'valibot';
import type { Words } from '../../../templates/shared/words/words.ts';
import type { Collection } from '../../model/collection.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { WHOLE_SITE } from '../../model/entry-starter.ts';
import { nearestName } from '../../model/text/nearest-name.ts';
import { pagesIn } from '../../pages.ts';
import { equalName, type ListedFeature } from './read-features.ts';

export interface FoldedCollections {
  /** The collection of every site first, then those of the features in their order. */
  readonly collections: readonly Collection[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Joins the collections of a site's features. It reports a collection whose name or folder is taken, or whose kind of entry for `site new`
 * is, and a field of front matter that two of them define.
 */
export function foldCollections(features: readonly ListedFeature[], words: Words): FoldedCollections {
  const collections = [pagesIn(words)];
  const diagnostics: Diagnostic[] = [];
  for (const feature of features)
    for (const collection of feature.definition.collections?.(feature.options, words) ?? []) {
      diagnostics.push(
        ...equalNames(collection, collections, feature),
        ...takenFolders(collection, collections, feature),
      );
      collections.push(collection);
    }
  const extended = collections.map(collection => withFields(collection, features));
  return {
    collections: extended.map(({ collection }) => collection),
    diagnostics: [
      ...diagnostics,
      ...extended.flatMap(({ taken }) => taken),
      ...features.flatMap(feature => misspeltCollections(feature, collections)),
    ],
  };
}

/** Adds the fields that features bring to a collection's front matter. A field that is there already stays as it is. */
function withFields(
  collection: Collection,
  features: readonly ListedFeature[],
): { readonly collection: Collection; readonly taken: readonly Diagnostic[] } {
  const taken: Diagnostic[] = [];
  let { entries } = collection.frontMatter;
  for (const feature of features) {
    const added = feature.definition.frontMatter?.[collection.name] ?? {};
    taken.push(...takenFields(Object.keys(added), { collection, entries }, feature));
    entries = { ...added, ...entries };
  }
  if (entries === collection.frontMatter.entries) return { collection, taken };
  return { collection: { ...collection, frontMatter: v.object(entries) }, taken };
}

function equalNames(
  { name, starter }: Collection,
  known: readonly Collection[],
  feature: ListedFeature,
): readonly Diagnostic[] {
  const kinds = [WHOLE_SITE, ...known.flatMap(({ starter }) => starter?.kind ?? [])];
  return [
    ...(known.some(other => other.name === name) ? [equalName('a collection', name, feature)] : []),
    ...(starter !== undefined && kinds.includes(starter.kind)
      ? [equalName('a kind of entry for `site new`', starter.kind, feature)]
      : []),
  ];
}

/** A file belongs to the first folder that contains it. */
function takenFolders(
  { folders }: Collection,
  known: readonly Collection[],
  { definition, placeOf }: ListedFeature,
): readonly Diagnostic[] {
  const others = known.flatMap(collection => collection.folders);
  const taken = folders.filter((folder, index) =>
    [...others, ...folders.slice(0, index)].some(other => folder.startsWith(other)),
  );
  return taken.map(folder => ({
    severity: 'error',
    code: 'feature/taken-folder',
    message: `The feature “${definition.name}” keeps entries in “${folder}”, but that folder is already in use`,
    place: placeOf([]),
    hint: 'Choose another folder for them.',
  }));
}

/** A feature may add fields to collections that a site does not have, but not to one whose name is nearly that of another. */
function misspeltCollections(
  { definition, placeOf }: ListedFeature,
  collections: readonly Collection[],
): readonly Diagnostic[] {
  const known = collections.map(({ name }) => name);
  return Object.keys(definition.frontMatter ?? {}).flatMap(name => {
    const nearest = known.includes(name) ? undefined : nearestName(name, known);
    return nearest === undefined ? [] : [misspeltCollection(definition.name, name, { nearest, placeOf })];
  });
}

function misspeltCollection(
  feature: string,
  name: string,
  { nearest, placeOf }: { readonly nearest: string } & Pick<ListedFeature, 'placeOf'>,
): Diagnostic {
  return {
    severity: 'error',
    code: 'feature/definition',
    message: `The feature “${feature}” adds fields to the front matter of “${name}”, which is not a collection`,
    place: placeOf([]),
    hint: `Did you mean ${nearest}?`,
  };
}

function takenFields(
  names: readonly string[],
  { collection, entries }: { readonly collection: Collection; readonly entries: object },
  { definition, placeOf }: ListedFeature,
): readonly Diagnostic[] {
  return names
    .filter(name => Object.hasOwn(entries, name))
    .map(name => ({
      severity: 'error',
      code: 'feature/taken-field',
      message: `The feature “${definition.name}” adds the field “${name}” to the front matter of “${collection.name}”, which already has it`,
      place: placeOf([]),
      hint: 'Give the field another name.',
    }));
}
