// `@mapwright/site/kit`: for features that plan lists, tags, authors and feeds.
export type { Articles } from './kit/articles.ts';
export { AUTHORS_FILE } from './kit/authors.ts';
export { type AuthorGroup, type Authorship, findAuthorship, shownAuthors } from './kit/authorship.ts';
export { editHrefOf } from './kit/edit-href.ts';
export { entryPictureOf } from './kit/entry-picture.ts';
export { archiveDraft, archiveDraftOf, authorsDraft, groupInOrder, tagsDraft } from './kit/list-drafts.ts';
export { descriptionOfPage, paginate, singlePage, titleOfPage } from './kit/pagination.ts';
export { SOCIAL_SIZE } from './kit/picture/sheet.ts';
export { planArticles, type SectionContext } from './kit/plan-articles.ts';
export { planFeed } from './kit/plan-feed.ts';
export { type RelatedLinks, relatedLinksOf } from './kit/related-links.ts';
export { type SiteMark, siteMarkOf } from './kit/site-mark.ts';
export { resolveTagging, type TagGroup, type Tagging } from './kit/tagging.ts';
export { tocOf } from './kit/toc.ts';
