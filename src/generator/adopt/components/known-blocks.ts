import { codeBlock } from '../text/code-block.ts';
import { directive, inGrid } from './directive-text.ts';

type Attributes = Readonly<Record<string, string>>;

/** Writes a component as lines of Markdown, if its attributes are written out. `parent` is the name of the component around it. */
type WriteBlock = (
  attributes: Attributes,
  inner: readonly string[],
  parent: string | undefined,
) => readonly string[] | undefined;

/** Components of Docusaurus and Starlight that are directives here. */
export const BLOCKS: ReadonlyMap<string, WriteBlock> = new Map<string, WriteBlock>([
  [
    'Tabs',
    ({ groupId, syncKey }, inner) => directive('tabs', { options: { group: groupId ?? syncKey }, inner }),
  ],
  [
    'TabItem',
    ({ label, value }, inner) => directive('tab', { label: label ?? value, options: { value }, inner }),
  ],
  ['Aside', ({ type = 'note', title }, inner) => directive(type, { label: title, inner })],
  ['Admonition', ({ type = 'note', title }, inner) => directive(type, { label: title, inner })],
  ['Steps', (_, inner) => directive('steps', { inner })],
  ['CardGrid', (_, inner) => directive('cards', { inner })],
  [
    'Card',
    ({ title }, inner, parent) => inGrid(directive('card', { label: title, inner }), parent === 'CardGrid'),
  ],
  ['LinkCard', linkCard],
  ['LinkButton', ({ href }, inner) => [`:button[${inner.join(' ').trim()}]{href="${href}"}`]],
  ['FileTree', (_, inner) => inner],
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

function linkCard({ title, href, description }: Attributes, _: unknown, parent: string | undefined) {
  const inner = description === undefined ? [] : [description];
  return inGrid(directive('card', { label: title, options: { href }, inner }), parent === 'CardGrid');
}

/** The Content-Security-Policy forbids them. */
function withoutStyles(html: string): string {
  return html.replaceAll(/\sstyle=(?:"[^"]*"|'[^']*')/g, '');
}
