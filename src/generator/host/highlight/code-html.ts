import type { ThemedToken } from 'shiki/core';
import { escapeAttribute, escapeText } from '../../../templates/shared/escape-html.ts';
import type { CodeBlock } from '../../model/entry.ts';

/** A piece of code and its colour; none where it has none. */
type Token = Pick<ThemedToken, 'content' | 'color'>;

/** A block with token classes, which the theme colours for both modes. */
export function codeToHtml(block: CodeBlock, lines: readonly (readonly Token[])[]): string {
  const title =
    block.title === undefined ? '' : `<figcaption class="code-title">${escapeText(block.title)}</figcaption>`;
  const preClass = [
    'code-lines',
    block.showsLineNumbers && 'has-line-numbers',
    block.focused.length > 0 && 'has-focus',
  ]
    .filter(Boolean)
    .join(' ');
  const code = lines.map((tokens, index) => lineToHtml(tokens, lineClass(block, index + 1))).join('\n');
  const language = block.language === '' ? '' : ` data-language="${escapeAttribute(block.language)}"`;
  return `<figure class="code"${language}>${title}<pre tabindex="0" class="${preClass}"><code>${code}</code></pre></figure>`;
}

function lineClass(block: CodeBlock, line: number): string {
  const kinds = { marked: block.marked, added: block.added, removed: block.removed, focused: block.focused };
  return [
    'line',
    ...Object.entries(kinds).flatMap(([kind, lines]) => (lines.includes(line) ? [`line-${kind}`] : [])),
  ].join(' ');
}

/** Neighbours of one class share a span. */
function lineToHtml(tokens: readonly Token[], className: string): string {
  let html = '';
  let open = '';
  for (const { content, color } of tokens) {
    const token = content.trim() === '' ? open : tokenClass(color);
    if (token !== open)
      html += (open === '' ? '' : '</span>') + (token === '' ? '' : `<span class="${token}">`);
    open = token;
    html += escapeText(content);
  }
  return `<span class="${className}">${html}${open === '' ? '' : '</span>'}</span>`;
}

/** The theme's colours are `var(--token-keyword)` and the like. */
function tokenClass(color: string | undefined): string {
  const name = /^var\(--token-([a-z-]+)\)$/.exec(color ?? '')?.[1];
  return name === undefined ? '' : `tok-${name}`;
}
