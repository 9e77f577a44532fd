type Attributes = Readonly<Record<string, string>>;

/** Writes a component as lines of Markdown. `parent` is the name of the component around it. */
type WriteBlock = (
  attributes: Attributes,
  inner: readonly string[],
  parent: string | undefined,
) => readonly string[];

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
  ['Card', ({ title }, inner, parent) => inGrid(directive('card', { label: title, inner }), parent)],
  ['LinkCard', linkCard],
  ['LinkButton', ({ href }, inner) => [`:button[${inner.join(' ').trim()}]{href="${href}"}`]],
  ['FileTree', (_, inner) => inner],
  ['TOCInline', () => ['::toc{}']],
  ['DocCardList', () => []],
]);

function linkCard({ title, href, description }: Attributes, _: unknown, parent: string | undefined) {
  const inner = description === undefined ? [] : [description];
  return inGrid(directive('card', { label: title, options: { href }, inner }), parent);
}

/** A card is always in a grid. */
function inGrid(card: readonly string[], parent: string | undefined): readonly string[] {
  return parent === 'CardGrid' ? card : directive('cards', { inner: card });
}

interface DirectiveParts {
  readonly label?: string | undefined;
  readonly options?: Readonly<Record<string, string | undefined>>;
  readonly inner: readonly string[];
}

/** A directive has one colon more than those inside it. */
function directive(name: string, { label, options = {}, inner }: DirectiveParts): readonly string[] {
  const inside = inner.map(line => /^\s*(:{3,})/.exec(line)?.[1]?.length ?? 0);
  const colons = ':'.repeat(Math.max(2, ...inside) + 1);
  const written = Object.entries(options).flatMap(([option, value]) =>
    value === undefined || /[{}"]/.test(value) ? [] : [`${option}="${value}"`],
  );
  const head = label === undefined || label.startsWith('{') ? '' : `[${label.replaceAll(/[[\]]/g, '\\$&')}]`;
  const tail = written.length === 0 ? '' : `{${written.join(' ')}}`;
  return [`${colons}${name}${head}${tail}`, ...trimmed(inner), colons];
}

function trimmed(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex(line => line.trim() !== '');
  return start < 0 ? [] : lines.slice(start, lines.findLastIndex(line => line.trim() !== '') + 1);
}
