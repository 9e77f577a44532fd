import type { ApiSymbol } from '../api.ts';
import { groupHtml, isLarge } from './group-html.ts';
import { groupHeading } from './heading-html.ts';
import { inheritedHtml } from './inherited-html.ts';
import { filterHtml, needsFilter } from './member-filter.ts';
import { memberGroups } from './member-groups.ts';
import type { ModulePage } from './module-page.ts';
import { isReferenceTable, referenceTable, tableName } from './reference-table.ts';
import { symbolExamples, symbolIntro } from './symbol-intro.ts';

/** A symbol with its members. The page's title names the only symbol of a module; other symbols have headings. */
export function symbolHtml(page: ModulePage, symbol: ApiSymbol, isAlone: boolean): string {
  const intro = symbolIntro(page, symbol, isAlone);
  const rest = isReferenceTable(symbol)
    ? tableParts(page, symbol, isAlone)
    : memberParts(page, symbol, isAlone);
  const live = needsFilter(symbol) ? ' data-live="members"' : '';
  return `<section class="api-symbol"${live}>\n${intro}${rest.join('')}</section>\n`;
}

function tableParts(page: ModulePage, symbol: ApiSymbol, isAlone: boolean): readonly string[] {
  return [
    isAlone ? groupHeading(page, page.options.words.api[tableName(symbol)], isAlone) : '',
    filterHtml(page, symbol),
    `<div class="api-members">\n${referenceTable(page, symbol)}</div>\n`,
    inheritedHtml(page, symbol),
    examplesPart(page, symbol, isAlone),
  ];
}

function memberParts(page: ModulePage, symbol: ApiSymbol, isAlone: boolean): readonly string[] {
  const isFolded = isLarge(symbol);
  return [
    inheritedHtml(page, symbol),
    examplesPart(page, symbol, isAlone),
    filterHtml(page, symbol),
    ...memberGroups(symbol).map(group => groupHtml(page, group, { owner: symbol, isAlone, isFolded })),
  ];
}

function examplesPart(page: ModulePage, symbol: ApiSymbol, isAlone: boolean): string {
  const examples = symbolExamples(page, symbol);
  return examples === '' ? '' : groupHeading(page, page.options.words.api.examples, isAlone) + examples;
}
