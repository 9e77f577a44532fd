import { codeBlock } from '../text/code-block.ts';
import { directive, inGrid } from './directive-text.ts';

type Attributes = Readonly<Record<string, string>>;

/** Writes a component as lines of Markdown, if its attributes are written out. `parent` is the name of the component around it. */
type WriteBlock = (
  attributes: Attributes,
  inner: readonly string[],
  parent: string | undefined,
) => readonly string[] | undefined;

/** Components of Docusaurus, Starlight and Nextra that are directives here. */
export const BLOCKS: ReadonlyMap<string, WriteBlock> = new Map<string, WriteBlock>([
  [
    'Tabs',
    ({ groupId, syncKey, storageKey }, inner) =>
      directive('tabs', { options: { group: groupId ?? syncKey ?? storageKey }, inner }),
  ],
  ['TabItem', tab],
  ['Tab', tab],
  ['Tabs.Tab', tab],
  ['Aside', ({ type = 'note', title }, inner) => directive(type, { label: title, inner })],
  ['Admonition', ({ type = 'note', title }, inner) => directive(type, { label: title, inner })],
  [
    'Callout',
    ({ type = 'default', title }, inner) => directive(CALLOUTS.get(type) ?? 'note', { label: title, inner }),
  ],
  ['Steps', steps],
  ['CardGrid', grid],
  ['Cards', grid],
  ['Card', card],
  ['Cards.Card', card],
  ['LinkCard', linkCard],
  ['LinkButton', ({ href }, inner) => [`:button[${inner.join(' ').trim()}]{href="${href}"}`]],
  ['FileTree', (_, inner) => inner.filter(line => line.trim() !== '')],
  ['FileTree.Folder', ({ name }, inner) => [`- ${name}`, ...inner.map(line => `  ${line}`)]],
  ['FileTree.File', ({ name }) => [`- ${name}`]],
  ['Bleed', (_, inner) => inner],
  [
    'Fragment',
    ({ 'set:html': html }, inner) => (html === undefined ? inner : withoutStyles(html).split('\n')),
  ],
  [
    'Code',
    ({ code = '{', lang = '' }) =>
      code.startsWith('{') ? undefined : codeBlock(lang, code.trim().split('\n')),
  ],
  ['TOCInline', () => ['::toc{}']],
  ['DocCardList', () => []],
]);

function tab({ label, value }: Attributes, inner: readonly string[]): readonly string[] {
  return directive('tab', { label: label ?? value, options: { value }, inner });
}

/** Kinds of remarks in Nextra, where they are called otherwise here. */
const CALLOUTS: ReadonlyMap<string, string> = new Map([
  ['info', 'info'],
  ['important', 'info'],
  ['warning', 'warning'],
  ['error', 'danger'],
]);

/** Steps may also be headings, which need no list. */
function steps(_: Attributes, inner: readonly string[]): readonly string[] {
  const isList = /^\s*\d+[.)]\s/.test(inner.find(line => line.trim() !== '') ?? '');
  return isList ? directive('steps', { inner }) : inner;
}

/** A grid may also hold pictures, or components that became something else. */
function grid(_: Attributes, inner: readonly string[]): readonly string[] {
  const hasCards = inner.some(line => /^\s*:{3,}card\b/.test(line));
  return hasCards ? directive('cards', { inner }) : inner;
}

/** The grid that a card is in; alone, it gets one. */
function isGrid(parent: string | undefined): boolean {
  return parent === 'CardGrid' || parent === 'Cards';
}

function card({ title, href }: Attributes, inner: readonly string[], parent: string | undefined) {
  return inGrid(directive('card', { label: title, options: { href }, inner }), isGrid(parent));
}

function linkCard({ title, href, description }: Attributes, _: unknown, parent: string | undefined) {
  const inner = description === undefined ? [] : [description];
  return inGrid(directive('card', { label: title, options: { href }, inner }), isGrid(parent));
}

/** The Content-Security-Policy forbids them. */
function withoutStyles(html: string): string {
  return html.replaceAll(/\sstyle=(?:"[^"]*"|'[^']*')/g, '');
}
