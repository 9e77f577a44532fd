import { planArticles } from '../../../src/generator/kit/plan-articles.ts';
import { resolveTagging } from '../../../src/generator/kit/tagging.ts';
import { dateOf } from '../../../src/generator/model/article-path.ts';
import type { AddressedEntry } from '../../../src/generator/plan/address-entries.ts';
import { baseOfGenerated, entryDraft, generatedDraft } from '../../../src/generator/plan/page-draft.ts';
import type { AuthorData, PagerData, TagData } from '../../../src/templates/contract/content-parts.ts';
import { PLAIN } from '../../../src/templates/contract/layout.ts';
import { pageKind } from '../../../src/templates/contract/page.ts';
import { NEWS, type TestFeature } from '../invented-features.ts';

interface ArticleContent {
  readonly authors: readonly AuthorData[];
  readonly tags: readonly TagData[];
  readonly pager: PagerData;
}

const LIST = pageKind<string>('invented-list');
export const ARTICLE = pageKind<ArticleContent>('invented-article');

const OPTIONS = { path: '/blog', description: 'What is new.', feed: true };

/** A section of articles with tags and one list. */
export function newsOf(options: Partial<typeof OPTIONS> & { readonly title?: string } = {}): TestFeature {
  return {
    collections: [NEWS],
    part: planArticles(
      { ...OPTIONS, ...options },
      {
        collection: NEWS.name,
        titleIn: () => 'News',
        newestFirst: (a, b) => (dayOf(a) < dayOf(b) ? 1 : -1),
        plan: ({ all, authorship, pagerOf }, context) => {
          const { path, title } = context.section;
          const tagging = resolveTagging(all, `${path}/tags`, context);
          const contentOf = (entry: AddressedEntry) => ({ tags: tagging.of(entry), pager: pagerOf(entry) });
          const articles = all.map(entry =>
            entryDraft(ARTICLE, entry, site => {
              const authors = authorship.of(entry).map(author => authorship.show(author, site).data);
              return { layout: PLAIN, content: { ...contentOf(entry), authors } };
            }),
          );
          const contents = () => ({ layout: PLAIN, content: title });
          return { drafts: [...articles, generatedDraft(LIST, baseOfGenerated(path, title), contents)] };
        },
      },
    ),
  };
}

function dayOf({ head }: AddressedEntry): string {
  return dateOf(head) ?? '';
}
