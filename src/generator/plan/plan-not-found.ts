import type { LinkData } from '../../templates/contract/link.ts';
import { UNSEEN } from './address-entries.ts';
import { baseOfGenerated, generatedDraft, type PageDraft } from './page-draft.ts';
import { NOT_FOUND } from './page-kinds.ts';
import type { PlanContext } from './plan-context.ts';

/** Path of the not-found page; hosts look for a file of this name. */
export const NOT_FOUND_PATH = '/404.html';

/** Drafts the not-found page. */
export function planNotFound(links: readonly LinkData[], { words, href }: PlanContext): PageDraft {
  const base = { ...baseOfGenerated(NOT_FOUND_PATH, words.shell.notFound), visibility: UNSEEN };
  return generatedDraft(NOT_FOUND, base, () => ({
    layout: { type: 'not-found' },
    content: { home: href('/'), links },
  }));
}
