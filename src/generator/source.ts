// `@mapwright/site/source`: for the source of a feature.
export { escapeAttribute, escapeText } from '../templates/shared/escape-html.ts';
export { fillWord } from '../templates/shared/words/fill-word.ts';
export type { Entries } from './load/entries.ts';
export type {
  EntryGroup,
  LoadedSource,
  OpenedSource,
  OpenSource,
  SourceInput,
  SourceTools,
} from './load/feature-source.ts';
export { readYaml } from './load/front-matter/read-yaml.ts';
export { lazyModule } from './load/lazy-module.ts';
export type { LoadOptions } from './load/load-entry.ts';
export type { LoadWords } from './load/load-words.ts';
export { createFenceTracker } from './load/markdown/code-fences.ts';
export { eagerPictures } from './load/markdown/eager-pictures.ts';
export { createIdRegister, type IdRegister } from './load/markdown/id-register.ts';
export type { MarkdownProcessor } from './load/markdown/markdown-processor.ts';
export { linkNames, type NameLink } from './load/markdown/name-links.ts';
export type { ParsedText } from './load/markdown/parsed-text.ts';
export { countWords, oneLine } from './load/markdown/plain-text.ts';
export { type RenderedPage, renderPage } from './load/markdown/render-page.ts';
export { readDataFile } from './load/read-data-file.ts';
export { fillProductInPath, fillProductInText, type Product } from './load/source/fill-product.ts';
export { appendTo } from './model/append-to.ts';
export { contentHash } from './model/content-hash.ts';
export type { DataSource, ReadItems } from './model/data-kind.ts';
export { compareDiagnostics, type Diagnostic, type Place } from './model/diagnostic.ts';
export {
  type CodeBlock,
  codeSlotFor,
  type Dependency,
  type EntryHead,
  type Heading,
  type LoadedEntry,
  type Reference,
  slotFor,
} from './model/entry.ts';
export type { MemoStage } from './model/memo-stage.ts';
export type { Drawing, DrawnPicture, FileTools, MadeFile, SiteFile } from './model/site-file.ts';
export { compareText } from './model/text/compare-text.ts';
export { compareNaturally, toNaturalKey } from './model/text/natural-order.ts';
export { nearestName } from './model/text/nearest-name.ts';
export { readingMinutesOf } from './model/text/reading-minutes.ts';
export { validateFields } from './model/validate-fields.ts';
