import { escapeAttribute, escapeText } from '../../../templates/shared/escape-html.ts';
import type { CodeBlock } from '../../model/entry.ts';

/** A piece of code within a line, and what it is: `keyword`, `string` and the like; '' = plain. */
export interface Token {
  readonly content: string;
  readonly kind: string;
}

/** A block with token classes, which the theme colours for both modes. */
export function codeToHtml(block: CodeBlock, lines: readonly (readonly Token[])[]): string {
  const title =
    block.title === undefined ? '' : `<figcaption class="code-title">${escapeText(block.title)}</figcaption>`;
  const language = block.language === '' ? '' : ` data-language="${escapeAttribute(block.language)}"`;
  return `<figure class="code"${language}>${title}${linesToHtml(block, lines)}</figure>`;
}

/** Lines are elements where they have numbers, or some differ from others. In most blocks none do. */
function linesToHtml(block: CodeBlock, lines: readonly (readonly Token[])[]): string {
  const { showsLineNumbers, marked, added, removed, focused } = block;
  const kinds = Object.entries({ marked, added, removed, focused }).filter(([, some]) => some.length > 0);
  const session = SESSIONS.has(block.language) ? readSession(lines) : [];
  if (kinds.length === 0 && session.length === 0 && !showsLineNumbers)
    return `<pre tabindex="0" translate="no"><code>${lines.map(tokensToHtml).join('\n')}</code></pre>`;
  const preClass = `code-lines${showsLineNumbers ? ' has-line-numbers' : ''}${focused.length > 0 ? ' has-focus' : ''}`;
  const html = lines.map((tokens, index) => {
    const { prompt = '', isOutput = false } = session[index] ?? {};
    const ofLine = kinds.flatMap(([kind, some]) => (some.includes(index + 1) ? [` line-${kind}`] : []));
    const className = `line${ofLine.join('')}${isOutput ? ' line-output' : ''}`;
    // A prompt can be neither selected nor copied.
    const inert = prompt === '' ? '' : `<span class="tok-comment" inert>${escapeText(prompt)}</span>`;
    return `<span class="${className}">${inert}${tokensToHtml(withoutStart(tokens, prompt.length))}</span>`;
  });
  return `<pre tabindex="0" translate="no" class="${preClass}"><code>${html.join('\n')}</code></pre>`;
}

/** Languages of what a terminal shows: commands behind a prompt, and what they print. */
const SESSIONS: ReadonlySet<string> = new Set([
  'console',
  'session',
  'sh-session',
  'shell-session',
  'shellsession',
]);

interface SessionLine {
  /** '' = none. */
  readonly prompt: string;
  /** Whether a command printed it: it has no prompt, and continues no command. */
  readonly isOutput: boolean;
}

/** A session without prompts is commands alone. */
function readSession(lines: readonly (readonly Token[])[]): readonly SessionLine[] {
  const texts = lines.map(tokens => tokens.map(({ content }) => content).join(''));
  const prompts = texts.map(text => /^\s*(?:[$%>]|PS[^>]*>) /.exec(text)?.[0] ?? '');
  if (prompts.every(prompt => prompt === '')) return [];
  let continues = false;
  return prompts.map((prompt, index) => {
    const isOutput = prompt === '' && !continues;
    continues = !isOutput && texts[index]?.endsWith('\\') === true;
    return { prompt, isOutput };
  });
}

/** The tokens of a line after its first characters. */
function withoutStart(tokens: readonly Token[], length: number): readonly Token[] {
  if (length === 0) return tokens;
  let left = length;
  return tokens.flatMap(token => {
    const cut = Math.min(left, token.content.length);
    left -= cut;
    return cut === token.content.length ? [] : [{ ...token, content: token.content.slice(cut) }];
  });
}

/** Neighbours of one class share a span. */
function tokensToHtml(tokens: readonly Token[]): string {
  let html = '';
  let open = '';
  for (const { content, kind } of tokens) {
    const token = content.trim() === '' ? open : kind;
    if (token !== open)
      html += (open === '' ? '' : '</span>') + (token === '' ? '' : `<span class="tok-${token}">`);
    open = token;
    html += escapeText(content);
  }
  return open === '' ? html : `${html}</span>`;
}
