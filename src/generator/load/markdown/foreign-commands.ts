import type { Nodes, Paragraph, Text } from 'mdast';
import { shortened } from '../../model/text/shortened.ts';
import { type PageContext, reportWarning } from './page-context.ts';
import { pointIn } from './point-in.ts';
import { writtenText } from './written-text.ts';

/** A command that another program replaces. Its pattern captures what the hint needs. */
interface Command {
  readonly pattern: RegExp;
  readonly kind: string;
  readonly hint: (captured: string) => string;
}

const MARKDOWN = 'Write Markdown or a directive instead.';
const INCLUDE = 'To show another file here, write ::include{file="…"}.';
const LINK = 'Write a link to the file: [text](page.md).';
const VALUE = 'Write its value instead.';

const COMMANDS: readonly Command[] = [
  {
    pattern: /\{\{[<%][ \t]*\/?[ \t]*([\w-]*)(?:[^\n}]{0,200}?[>%]\}\})?/g,
    kind: 'a command of Hugo',
    hint: name => (/^(?:rel)?ref$/.test(name) ? LINK : MARKDOWN),
  },
  {
    pattern: /(?<!\{)\{%[-+]?[ \t]*(?:\/[ \t]*)?([a-z]\w*)[^\n{}]{0,200}?%\}/g,
    kind: 'a tag of a template',
    hint: name => (name.startsWith('include') ? INCLUDE : name === 'link' ? LINK : MARKDOWN),
  },
  { pattern: /\{\{#[a-z_]+[ \t][^\n{}]{1,200}\}\}/g, kind: 'a command of mdBook', hint: () => INCLUDE },
  {
    pattern: /\{\{-?[ \t]*[$.]?[a-z_][^\n{}]{0,200}\}\}/gi,
    kind: 'a variable of a template',
    hint: () => VALUE,
  },
  {
    pattern: /\{(?:frontmatter|props)\.[\w.]{1,100}\}/g,
    kind: 'an expression of MDX',
    hint: () => VALUE,
  },
  {
    pattern: /!\[\[([^[\]|#\n]{1,200})[^[\]\n]{0,200}\]\]/g,
    kind: 'an embedded file of Obsidian',
    hint: name =>
      /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(name) ? `Write ![what it shows](${name}).` : INCLUDE,
  },
  { pattern: /^-+8<-+[ \t]+\S[^\n]{0,200}/gm, kind: 'a snippet of MkDocs', hint: () => INCLUDE },
  {
    pattern: /^<<<[ \t]+[@.\w/][^\n]{0,200}/gm,
    kind: 'a snippet of VitePress',
    hint: () => 'Name the file on the line that opens a code block: ```js file="…".',
  },
  { pattern: /\{:[ \t]*toc[ \t]*\}/g, kind: 'a mark of kramdown', hint: () => 'Write ::toc{} instead.' },
];

/** What every command has. */
const SIGNS = /\{[{%:]|\{(?:frontmatter|props)\.|!\[\[|8<-|^<<<[ \t]/m;

/** Warns of commands of other programs: readers would see them. */
export function warnOfForeignCommands(page: PageContext, node: Text): void {
  if (!SIGNS.test(node.value)) return;
  const written = writtenText(node, page.source.text);
  for (const { pattern, kind, hint } of COMMANDS)
    for (const { 0: command, 1: captured = '', index } of written.matchAll(pattern)) {
      const point = pointIn(page, node, index);
      if (written[index - 1] !== '\\') warn(page, point, { command, kind, hint: hint(captured) });
    }
}

const MODULE_CODE =
  /^(?:import\s+(?:(?:[\w$]+|(?:[\w$]+\s*,\s*)?(?:\{[^{}]{0,500}\}|\*\s+as\s+[\w$]+))\s+from\s+)?(['"])[^'"\n]{1,200}\1|export\s+(?:(?:const|let)\s+[\w$]+\s*=|default\s|(?:async\s+)?function\s))/;

/** Warns of a paragraph that is code of MDX. In a file that ends in `.mdx`, such code is left out. */
export function warnOfModuleCode(page: PageContext, node: Paragraph, written: string): void {
  if (!MODULE_CODE.test(written)) return;
  const [command = ''] = written.split('\n', 1);
  warn(page, node, { command, kind: 'code of MDX', hint: 'Delete it.' });
}

function warn(
  page: PageContext,
  node: Pick<Nodes, 'position'>,
  { command, kind, hint }: { readonly command: string; readonly kind: string; readonly hint: string },
): void {
  reportWarning(page, node, {
    code: 'markdown/foreign-command',
    message: `“${shortened(command, 60)}” is shown as text: ${kind} has no effect here`,
    hint: `${hint} If readers should see it, put it in \`code\`.`,
  });
}
