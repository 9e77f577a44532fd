import { escapeText } from '@mapwright/site/source';
import type { ApiSource } from '../api.ts';
import { type CodeText, partHtml, plainCode } from './code-html.ts';
import type { ModulePage } from './module-page.ts';

/** A declaration as code: the parts before, between and after the parentheses. */
export interface Declaration {
  readonly before: CodeText;
  /** Absent if there are no parentheses. */
  readonly parameters?: readonly CodeText[];
  readonly after: CodeText;
}

/** A longer declaration breaks: one parameter on each line, types at their separators. */
const MAX_WIDTH = 72;

/** Declarations as one block of code. */
export function signatureHtml(
  page: ModulePage,
  declarations: readonly Declaration[],
  source: ApiSource,
): string {
  const code = declarations.map(declaration => declarationHtml(page, declaration, source)).join('\n');
  return `<pre class="api-signature" translate="no"><code>${code}</code></pre>\n`;
}

function declarationHtml(page: ModulePage, declaration: Declaration, source: ApiSource): string {
  const { before, parameters, after } = declaration;
  const write = (code: CodeText, column: number, indent: number) =>
    fill(chunksOf(page, code, source), column, indent);
  const line = oneLine(declaration);
  if (parameters === undefined || parameters.length === 0 || plainCode(line).length <= MAX_WIDTH)
    return write(line, 0, 2);
  const rows = parameters.map(parameter => `  ${write(parameter, 2, 4)}`);
  return `${write(before, 0, 2)}(\n${rows.join(',\n')},\n)${write(after, 1, 2)}`;
}

function oneLine({ before, parameters, after }: Declaration): CodeText {
  if (parameters === undefined) return [...before, ...after];
  const list = parameters.flatMap((parameter, index) => (index === 0 ? parameter : [', ', ...parameter]));
  return [...before, '(', ...list, ')', ...after];
}

/** Code up to a possible line break. */
interface Chunk {
  readonly html: string;
  readonly width: number;
  readonly separator: string;
}

/** A line may also break at a single space, such as before `extends`. */
const SEPARATOR = /(?: [|&] |[,;] )$|^ $/;

function chunksOf(page: ModulePage, code: CodeText, source: ApiSource): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let html = '';
  let width = 0;
  for (const part of code) {
    const separator = typeof part === 'string' ? (SEPARATOR.exec(part)?.[0] ?? '') : '';
    const own = typeof part === 'string' ? part.slice(0, part.length - separator.length) : part;
    html += partHtml(page, own, source);
    width += typeof own === 'string' ? own.length : own.text.length;
    if (separator === '') continue;
    chunks.push({ html, width, separator });
    html = '';
    width = 0;
  }
  return [...chunks, { html, width, separator: '' }];
}

/** Fills each line. `|` and `&` begin a line, commas and semicolons end one. */
function fill(chunks: readonly Chunk[], start: number, indent: number): string {
  let html = '';
  let column = start;
  let separator = '';
  for (const chunk of chunks) {
    const fits = column + separator.length + chunk.width + chunk.separator.trimEnd().length <= MAX_WIDTH;
    const glue = fits || separator === '' ? separator : lineBreak(separator, indent);
    html += escapeText(glue) + chunk.html;
    column = glue.includes('\n') ? glue.length - glue.indexOf('\n') - 1 : column + glue.length;
    column += chunk.width;
    separator = chunk.separator;
  }
  return html + escapeText(separator);
}

function lineBreak(separator: string, indent: number): string {
  const sign = separator.trim();
  const margin = `\n${' '.repeat(indent)}`;
  return sign === '|' || sign === '&' ? `${margin}${sign} ` : sign + margin;
}
