import { PLAIN } from '../../templates/contract/layout.ts';
import type { AddressedEntry } from './address-entries.ts';
import { entryDraft, type PageDraft } from './page-draft.ts';
import { PAGE } from './page-kinds.ts';

/** Drafts the pages of `content/pages/`. */
export function planPages(entries: readonly AddressedEntry[]): readonly PageDraft[] {
  return entries.map(entry => {
    const { head } = entry;
    const { description, layout = 'default' } = head.frontMatter;
    const content = {
      ...(!head.hasOwnTitle && { title: head.title }),
      ...(description !== undefined && { description }),
      width: layout,
    };
    return entryDraft(PAGE, entry, () => ({ layout: PLAIN, content }));
  });
}
