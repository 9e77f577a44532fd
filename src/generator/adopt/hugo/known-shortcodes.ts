import { directive, inGrid, trimmed } from '../components/directive-text.ts';
import { codeBlock } from '../text/code-block.ts';
import type { Shortcode } from './shortcodes.ts';

/** What a shortcode is written with: its arguments, what is in it, and the shortcode around it. */
export interface ShortcodeCall extends Omit<Shortcode, 'inner'> {
  readonly inner: readonly string[];
  readonly parent: Shortcode | undefined;
  /** Its number among those of its name in the parent, from 0. */
  readonly index: number;
}

/** Writes a shortcode: lines of their own, or a text within a line. */
type WriteShortcode = (call: ShortcodeCall) => readonly string[] | string;

const remark: WriteShortcode = ({ name, list, named, inner }) => {
  const kind = named.type ?? named.color ?? list.find(word => KINDS.has(word)) ?? name;
  return directive(KINDS.get(kind) ?? 'note', { label: named.title ?? listTitle(list), inner });
};

/** `{{% hint info "Title" %}}` */
function listTitle(list: readonly string[]): string | undefined {
  return list.find(word => !KINDS.has(word) && /^\p{Lu}|\s/u.test(word));
}

/** Kinds of remarks, by what themes call them. */
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    note: 'note primary secondary default light dark quote gray abstract',
    info: 'info important notice example question',
    tip: 'tip success ok hint',
    warning: 'warning caution attention',
    danger: 'danger error bug failure',
  }).flatMap(([kind, names]) => names.split(' ').map(name => [name, kind] as const)),
);

const tabs: WriteShortcode = ({ inner }) => directive('tabs', { inner });

/** The label may be a list in the tag around it: `{{< tabs items="npm,pnpm" >}}`. */
const tab: WriteShortcode = ({ list, named, inner, parent, index }) => {
  const labels = parent?.named.items?.split(/\s*,\s*/);
  const label = named.name ?? named.header ?? named.title ?? named.tabName ?? list[0] ?? labels?.[index];
  const { lang } = named;
  const isCode = lang !== undefined && !inner.some(line => /^\s*(?:```|~~~)/.test(line));
  return directive('tab', {
    label: label ?? `${index + 1}`,
    inner: isCode ? [`\`\`\`${lang}`, ...inner, '```'] : inner,
  });
};

const details: WriteShortcode = ({ list, named, inner }) =>
  directive('details', { label: named.title ?? named.summary ?? list[0] ?? 'Details', inner });

const card: WriteShortcode = ({ list, named, inner, parent }) => {
  const text = named.subtitle === undefined ? inner : [named.subtitle, '', ...inner];
  const label = named.title ?? named.header ?? list[0];
  const written = directive('card', { label, options: { href: named.link ?? named.url }, inner: text });
  return inGrid(written, GRIDS.test(parent?.name ?? ''));
};

const GRIDS = /^(?:cards|cardpane|hextra\/feature-grid|blocks\/section)$/;

/** A section of Docsy may be a row of features. */
const section: WriteShortcode = ({ inner }) =>
  inner.some(line => line.startsWith(':::card')) ? directive('cards', { inner }) : trimmed(inner);

const button: WriteShortcode = ({ list, named, inner }) => {
  const href = named.href ?? named.link ?? named.relref ?? list[0];
  const label = named.text ?? inner.join(' ').trim();
  return href === undefined ? label : `:button[${label}]{href="${href}"}`;
};

const figure: WriteShortcode = ({ list, named }) => {
  const { alt, title, caption, link } = named;
  const source = named.src ?? list[0];
  const text = alt ?? caption ?? title ?? '';
  const picture = `![${text.replaceAll(/[[\]]/g, '\\$&')}](${source})`;
  const shown = link === undefined ? picture : `[${picture}](${link})`;
  return caption === undefined || caption === text ? shown : [shown, '', `*${caption.trim()}*`];
};

const code: WriteShortcode = ({ list, named, inner }) =>
  codeBlock(list[0] ?? named.lang ?? '', trimmed(inner));

const inside: WriteShortcode = ({ inner }) => trimmed(inner);

/** The text alone, in the line where it is. */
const plainText: WriteShortcode = ({ list, named, inner }) =>
  inner.join(' ').trim() || (named.content ?? named.text ?? list[0] ?? '');

/** Steps may also be headings, which need no list. */
const steps: WriteShortcode = ({ inner }) =>
  inner.some(line => /^1[.)]\s/.test(line)) ? directive('steps', { inner }) : trimmed(inner);

const formula: WriteShortcode = ({ list, inner }) =>
  list[0] === 'display' ? ['$$', ...inner, '$$'] : `$${inner.join(' ').trim()}$`;

const folder: WriteShortcode = ({ named, list, inner }) => {
  const items = inner.filter(line => line.trim() !== '').map(line => `  ${line.trimEnd()}`);
  return [`- ${named.name ?? list[0]}`, ...items];
};

/** Without HTML that only breaks lines. */
const heroText = (inner: readonly string[]) =>
  inner
    .join(' ')
    .replaceAll(/<[^>]*>|\s+/g, ' ')
    .trim();

/** Shortcodes of Hugo (https://gohugo.io/shortcodes/) and of themes for documentation: Docsy, Hextra, Book, Geekdoc, Relearn. */
export const SHORTCODES: ReadonlyMap<string, WriteShortcode> = new Map<string, WriteShortcode>([
  ...under(
    'note tip info warning danger caution important notice alert hint callout admonition pageinfo',
    remark,
  ),
  ...under('tabs tabpane codetabs', tabs),
  ...under('tab codetab', tab),
  ...under('details expand collapse', details),
  ...under('steps', steps),
  ...under('cards cardpane hextra/feature-grid', ({ inner }) => directive('cards', { inner })),
  ...under('card hextra/feature-card blocks/feature', card),
  ...under('button hextra/hero-button', button),
  ...under('figure img image', figure),
  ...under('highlight code', code),
  ...under('mermaid', ({ inner }) => ['```mermaid', ...inner.filter(line => line.trim() !== ''), '```']),
  ...under('katex math', formula),
  ...under('toc', () => ['::toc{}']),
  ...under('youtube', ({ list, named }) => `<https://www.youtube.com/watch?v=${named.id ?? list[0]}>`),
  ...under('vimeo', ({ list, named }) => `<https://vimeo.com/${named.id ?? list[0]}>`),
  ...under('gist', ({ list }) => `<https://gist.github.com/${list.slice(0, 2).join('/')}>`),
  ...under('instagram', ({ list, named }) => `<https://www.instagram.com/p/${named.id ?? list[0]}/>`),
  ...under('x twitter tweet', ({ list, named }) => {
    const id = named.id ?? list[0];
    return `<https://x.com/${named.user ?? 'i'}/status/${id}>`;
  }),
  ...under('qr', ({ named, inner }) => named.text ?? inner.join(' ').trim()),
  ...under('badge term hextra/hero-badge', plainText),
  ...under('icon comment', () => ''),
  ...under('hextra/hero-headline', ({ inner }) => [`## ${heroText(inner)}`]),
  ...under('hextra/hero-subtitle', ({ inner }) => [heroText(inner)]),
  ...under('columns column blocks/lead blocks/cover', inside),
  ...under('blocks/section', section),
  ...under('filetree/container', ({ inner }) => inner.filter(line => line.trim() !== '')),
  ...under('filetree/folder', folder),
  ...under('filetree/file', ({ named, list }) => [`- ${named.name ?? list[0]}`]),
]);

function under(names: string, write: WriteShortcode): readonly (readonly [string, WriteShortcode])[] {
  return names.split(' ').map(name => [name, write]);
}
