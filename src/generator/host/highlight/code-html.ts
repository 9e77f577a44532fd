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
  const preClass = [
    'code-lines',
    block.showsLineNumbers && 'has-line-numbers',
    block.focused.length > 0 && 'has-focus',
  ]
    .filter(Boolean)
    .join(' ');
  const session = SESSIONS.has(block.language) ? readSession(lines) : [];
  const lineClass = createLineClass(block);
  const code = lines
    .map((tokens, index) => {
      const { prompt = '', isOutput = false } = session[index] ?? {};
      const className = lineClass(index + 1) + (isOutput ? ' line-output' : '');
      return lineToHtml(withoutStart(tokens, prompt.length), className, prompt);
    })
    .join('\n');
  const language = block.language === '' ? '' : ` data-language="${escapeAttribute(block.language)}"`;
  return `<figure class="code"${language}>${title}<pre tabindex="0" class="${preClass}"><code>${code}</code></pre></figure>`;
}

/** The class of each line by its number; most blocks have no special lines. */
function createLineClass({ marked, added, removed, focused }: CodeBlock): (line: number) => string {
  const kinds = Object.entries({ marked, added, removed, focused }).filter(([, lines]) => lines.length > 0);
  if (kinds.length === 0) return () => 'line';
  return line =>
    ['line', ...kinds.flatMap(([kind, lines]) => (lines.includes(line) ? [`line-${kind}`] : []))].join(' ');
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

/** Neighbours of one class share a span. A prompt is inert, so that it can be neither selected nor copied. */
function lineToHtml(tokens: readonly Token[], className: string, prompt: string): string {
  let html = prompt === '' ? '' : `<span class="tok-comment" inert>${escapeText(prompt)}</span>`;
  let open = '';
  for (const { content, kind } of tokens) {
    const token = content.trim() === '' ? open : kind;
    if (token !== open)
      html += (open === '' ? '' : '</span>') + (token === '' ? '' : `<span class="tok-${token}">`);
    open = token;
    html += escapeText(content);
  }
  return `<span class="${className}">${html}${open === '' ? '' : '</span>'}</span>`;
}
