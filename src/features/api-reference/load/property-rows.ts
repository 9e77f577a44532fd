import { escapeText } from '@mapwright/site/source';
import type { ApiParameter, ApiProperty, ApiSource } from '../api.ts';
import { inlineCode } from './code-html.ts';
import { descriptionHtml } from './description-html.ts';
import type { ModulePage } from './module-page.ts';
import { type TableRow, tableHtml } from './table-html.ts';

/** The parameters of a call; nothing if the signature shows everything. */
export function parameterTable(
  page: ModulePage,
  parameters: readonly ApiParameter[],
  source: ApiSource,
): string {
  if (!parameters.some(saysMoreThanItsType)) return '';
  const { api } = page.options.words;
  const rows = parameters.flatMap(parameter => [
    propertyRow(page, { ...parameter, name: (parameter.isRest ? '...' : '') + parameter.name }, source),
    ...propertyRows(page, parameter, source),
  ]);
  return parameterListHtml(api.parameters, rows);
}

/** Names with types beside their descriptions: lighter than a table, and it reads on a phone. */
function parameterListHtml(label: string, rows: readonly TableRow[]): string {
  const items = rows.map(({ cells: [name = '', text = ''] }) => `<dt>${name}</dt><dd>${text}</dd>\n`);
  return `<p class="api-label">${escapeText(label)}</p>\n<dl class="api-parameters">\n${items.join('')}</dl>\n`;
}

/** The documented properties of a member's object. */
export function propertyTable(page: ModulePage, holder: PropertyHolder, source: ApiSource): string {
  const { api } = page.options.words;
  return tableHtml(page, [api.property, api.description], propertyRows(page, holder, source));
}

/** A parameter or a member whose type is an object literal. */
interface PropertyHolder {
  readonly name: string;
  readonly properties: readonly ApiProperty[];
}

/** A row for each property, named by its path: `options.autoId`. */
export function propertyRows(
  page: ModulePage,
  { name, properties }: PropertyHolder,
  source: ApiSource,
): readonly TableRow[] {
  return properties.map(property =>
    propertyRow(page, { ...property, name: `${name}.${property.name}` }, source),
  );
}

/** A name with its type beneath. */
export function nameCell(name: string, typeHtml: string, mark = ''): string {
  return `<code class="api-name">${escapeText(name)}</code>${mark} ${typeHtml}`;
}

function propertyRow(page: ModulePage, property: ApiProperty, source: ApiSource): TableRow {
  const { name, isOptional, type } = property;
  return {
    cells: [
      nameCell(name + (isOptional ? '?' : ''), inlineCode(page, type, source)),
      descriptionHtml(page, property, source),
    ],
  };
}

function saysMoreThanItsType({ comment, defaultValue, properties }: ApiParameter): boolean {
  return comment !== undefined || defaultValue !== undefined || properties.length > 0;
}
