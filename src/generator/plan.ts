// `@mapwright/site/plan`: for the function of a feature that plans its pages.

export type * from '../templates/contract.ts';
export { FRAME, PLAIN, pageKind } from '../templates/contract.ts';
export { escapeAttribute } from '../templates/shared/escape-html.ts';
export { decodePath } from '../templates/shared/site-path.ts';
export type { Counter } from '../templates/shared/words/create-counter.ts';
export { fillWord } from '../templates/shared/words/fill-word.ts';
export type { Words } from '../templates/shared/words/words.ts';
export { appendTo } from './model/append-to.ts';
export { dateOf, versionOfFile } from './model/article-path.ts';
export { contentHash } from './model/content-hash.ts';
export type { Diagnostic, Place } from './model/diagnostic.ts';
export type { EntryHead, Reference } from './model/entry.ts';
export { frontMatterOf } from './model/front-matter-of.ts';
export type { OutputFile } from './model/output.ts';
export type { FinishedPage, PageFiles } from './model/page-files.ts';
export { numberPrefixOf, segmentsOfFile, withoutNumberPrefix } from './model/paths/file-path.ts';
export { joinPath } from './model/paths/join-path.ts';
export { isPathBelow } from './model/paths/path-below.ts';
export type { JsonFile, ResolvedReference, RouteBody } from './model/route.ts';
export type { SiteFile } from './model/site-file.ts';
export type { SiteVersion } from './model/site-version.ts';
export type { SharedPage, SocialPicture } from './model/social-picture.ts';
export { isSvgFile } from './model/svg.ts';
export { compareText } from './model/text/compare-text.ts';
export { compareNaturally, type NaturalKey, toNaturalKey } from './model/text/natural-order.ts';
export { type NearestName, nearestName } from './model/text/nearest-name.ts';
export { type AddressedEntries, type AddressedEntry, UNSEEN } from './plan/address-entries.ts';
export type { LinkProblem } from './plan/links/link-problem.ts';
export { isContactUrl, isOutsideUrl, splitUrl } from './plan/links/url-parts.ts';
export { writtenUrl } from './plan/links/written-url.ts';
export {
  baseOfGenerated,
  entryDraft,
  generatedDraft,
  type PageDraft,
  shorten,
} from './plan/page-draft.ts';
export { isOfKind } from './plan/page-kinds.ts';
export { TEXT_COLUMN } from './plan/pictures/picture-widths.ts';
export { type ImageOrigin, imageFileOf, resolveImage } from './plan/pictures/resolve-image.ts';
export { type PlanContext, placeOf } from './plan/plan-context.ts';
export type {
  LinkResolution,
  PlannedPart,
  PlanPart,
  ResolveReference,
  Section,
  Versions,
} from './plan/plan-part.ts';
export type { RequestedRedirect } from './plan/redirects/requested-redirects.ts';
export { perSite, type Site } from './plan/site.ts';
