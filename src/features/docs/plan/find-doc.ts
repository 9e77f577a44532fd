import type { Place } from '@mapwright/site/plan';
import type { Doc } from './docs-version.ts';
import type { SidebarSource } from './sidebar-source.ts';

/**
 * A doc of this version by its id. An unknown id is reported. A draft, or a doc that only another version has, is left out without an
 * error.
 */
export function findDoc(
  written: string,
  place: Place,
  { version, index, context }: Pick<SidebarSource, 'version' | 'index' | 'context'>,
  subject = 'The sidebar',
): Doc | undefined {
  const id = written.normalize('NFC');
  if (index.isKnown(id)) return version.find(id);
  const nearest = context.nearestName(id, index.ids());
  context.report({
    severity: 'error',
    code: 'sidebar/unknown-doc',
    message: `${subject} refers to the doc “${id}”, which does not exist`,
    place,
    hint: `${nearest === undefined ? '' : `Did you mean “${nearest}”? `}A doc’s id is its path without number prefixes and without the extension.`,
  });
  return undefined;
}
