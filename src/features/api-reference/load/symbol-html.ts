import type { ApiSymbol } from '../api.ts';
import { groupHeading } from './heading-html.ts';
import { memberGroups } from './member-groups.ts';
import { memberHtml } from './member-html.ts';
import type { ModulePage } from './module-page.ts';
import { inheritedHtml, overviewHtml } from './overview-html.ts';
import { isReferenceTable, referenceTable, tableName } from './reference-table.ts';
import { symbolExamples, symbolIntro } from './symbol-intro.ts';

/** A symbol with its members. The page's title names the only symbol of a module; other symbols have headings. */
export function symbolHtml(page: ModulePage, symbol: ApiSymbol, isAlone: boolean): string {
  const intro = symbolIntro(page, symbol, isAlone);
  const rest = isReferenceTable(symbol)
    ? tableParts(page, symbol, isAlone)
    : memberParts(page, symbol, isAlone);
  return `<section class="api-symbol">\n${intro}${rest.join('')}</section>\n`;
}

function tableParts(page: ModulePage, symbol: ApiSymbol, isAlone: boolean): readonly string[] {
  return [
    isAlone ? groupHeading(page, page.options.words.api[tableName(symbol)], isAlone) : '',
    referenceTable(page, symbol),
    inheritedHtml(page, symbol),
    examplesPart(page, symbol, isAlone),
  ];
}

function memberParts(page: ModulePage, symbol: ApiSymbol, isAlone: boolean): readonly string[] {
  const groups = memberGroups(symbol);
  return [
    overviewHtml(page, symbol, groups),
    inheritedHtml(page, symbol),
    examplesPart(page, symbol, isAlone),
    ...groups.flatMap(({ name, members }) => [
      groupHeading(page, page.options.words.api[name], isAlone),
      ...members.map(member => memberHtml(page, member, symbol)),
    ]),
  ];
}

function examplesPart(page: ModulePage, symbol: ApiSymbol, isAlone: boolean): string {
  const examples = symbolExamples(page, symbol);
  return examples === '' ? '' : groupHeading(page, page.options.words.api.examples, isAlone) + examples;
}
