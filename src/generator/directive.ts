// `@mapwright/site/directive`: for the directives of a feature.
export { cardRows } from '../templates/shared/card-rows.ts';
export { fillWord } from '../templates/shared/words/fill-word.ts';
export type {
  AttributeRule,
  CheckedDirective,
  Directive,
  DirectiveNode,
} from './load/directives/directive.ts';
export { contentOf, isLabel, labelContent, labelText, textIn } from './load/directives/directive-content.ts';
export type { LoadWords } from './load/load-words.ts';
export { addName, addPicture, addReference, addWrittenReference } from './load/markdown/add-reference.ts';
export { CONTENTS_SLOT } from './load/markdown/contents-list.ts';
export { slugifyHeading } from './load/markdown/id-register.ts';
export { type IncludedText, readDependency, readIncludedText } from './load/markdown/included-text.ts';
export { isVisible } from './load/markdown/opening-block.ts';
export type { PageContext } from './load/markdown/page-context.ts';
export { reportError, reportWarning } from './load/markdown/page-context.ts';
export { pageOf } from './load/markdown/page-of.ts';
export { blocks, element, type RenderState, text } from './load/markdown/render-state.ts';
export { type DataFields, readDataFile } from './load/read-data-file.ts';
export { decodeSource, MAX_DATA_BYTES } from './load/source/decode-source.ts';
export { fillProductInText } from './load/source/fill-product.ts';
export { mapTexts } from './load/source/map-texts.ts';
export { type CsvRow, readCsv, separatorHint } from './load/source/read-csv.ts';
export type { DataSource, ReadItems } from './model/data-kind.ts';
export type { Diagnostic, Place } from './model/diagnostic.ts';
export { describePath, type FieldPath } from './model/field-path.ts';
export { groupDigits } from './model/text/group-digits.ts';
export { nearestName } from './model/text/nearest-name.ts';
