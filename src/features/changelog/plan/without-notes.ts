import { fillWord, type PageDraft, type PlanContext, UNSEEN } from '@mapwright/site/plan';

/** The page of a release of which nothing is known. Links lead to it, but search engines and sitemaps leave it out. */
export function withoutNotes(
  draft: PageDraft,
  version: string,
  { words, config }: Pick<PlanContext, 'words' | 'config'>,
): PageDraft {
  const description = fillWord(words.changelog.noNotesDescription, { version, product: config.product.name });
  return { ...draft, compose: site => ({ ...draft.compose(site), description, visibility: UNSEEN }) };
}
