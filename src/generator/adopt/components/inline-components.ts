import { GONE } from '../text/gone.ts';
import { type LossNote, leftOf, lostComponent } from './lost-component.ts';

interface InlineSource {
  /** The paths of imported pictures. */
  readonly imports: ReadonlyMap<string, string>;
  readonly note: LossNote;
}

/** Turns what is inline: attributes of JSX, badges, buttons, icons. Of any other component, only its words are left. */
export function turnInline(part: string, { imports, note }: InlineSource): string {
  return part
    .replaceAll(/<Badge\b([^>]*?)\/>/g, (_, written: string) => strong(attribute(written, 'text')))
    .replaceAll(/<Badge\b[^>]*>([^<]*)<\/Badge>/g, (_, text: string) => strong(text))
    .replaceAll(/<LinkButton\b([^>]*)>([^<]*)<\/LinkButton>/g, (whole, written: string, text: string) => {
      const href = attribute(written, 'href');
      return href === '' ? whole : `:button[${text.trim()}]{href="${href}"}`;
    })
    .replaceAll(/<Link\b([^>]*)>([^<]*)<\/Link>/g, (whole, written: string, text: string) => {
      const to = attribute(written, 'to') || attribute(written, 'href');
      return to === '' ? whole : `[${text}](${to})`;
    })
    .replaceAll(/<Icon\b([^>]*)\/>/g, (_, written: string) => attribute(written, 'label'))
    .replaceAll(/<(?:Image|ThemedImage)\b([^>]*)\/>/g, (whole, written: string) => {
      const source = pathIn(attribute(written, 'src'), imports);
      return source === undefined ? whole : `![${attribute(written, 'alt')}](${source})`;
    })
    .replaceAll(/<[a-z][\w-]*(?:\s[^<>]*?(?:=\{[^<>]*?\})[^<>]*)>/g, tag => plainTag(tag, imports))
    .replaceAll(/<[A-Z][\w.]*(?:\s[^<>]*)?\/>/g, source => leftOf(source, note) || GONE)
    .replaceAll(/<([A-Z][\w.]*)(?:\s[^<>]*)?>([^<>]*)<\/\1>/g, (_, name: string, text: string) => {
      note(lostComponent(name), name);
      return text;
    })
    .replaceAll(SPACE_OF_GONE, '');
}

/** Inside the marks of emphasis, no space may be at its ends. */
const SPACE_OF_GONE = new RegExp(`(?<=[*_])${GONE}\\s*|\\s*${GONE}(?=[*_])|${GONE}`, 'g');

function strong(text: string): string {
  return text.trim() === '' ? '' : `**${text.trim()}**`;
}

/** An attribute in quotes, or what is in its braces. */
function attribute(written: string, name: string): string {
  const [, double, single, braces] =
    new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|\\{([^{}]*)\\})`).exec(written) ?? [];
  return double ?? single ?? braces ?? '';
}

/** Attributes of HTML in braces: a text or a path in them stays, all else goes. */
function plainTag(tag: string, imports: ReadonlyMap<string, string>): string {
  return tag
    .replaceAll(/\s+([\w-]+)=\{((?:[^{}]|\{[^{}]*\})*)\}/g, (_, name: string, inner: string) => {
      const value = pathIn(inner, imports);
      return value === undefined ? '' : ` ${name}="${value}"`;
    })
    .replaceAll(' className=', ' class=');
}

/** `'./a.png'`, `require('./a.png').default`, `useBaseUrl('/img/a.png')`, or the name of an import. */
function pathIn(written: string, imports: ReadonlyMap<string, string>): string | undefined {
  const inner = written.trim();
  const [, name, named] =
    /^(require|useBaseUrl)\(\s*['"`]([^'"`]+)['"`]\s*\)(?:\.default)?$/.exec(inner) ?? [];
  // `useBaseUrl` puts the base URL in front, with or without a slash.
  const called = name === 'useBaseUrl' ? named?.replace(/^(?=\w)(?!https?:)/, '/') : named;
  const quoted = /^['"`]([^'"`]*)['"`]$/.exec(inner)?.[1];
  const plain = /^(?:\.{0,2}\/|https?:)[^\s{}()]*$|^\d+%?$/.test(inner) ? inner : undefined;
  const found = called ?? quoted ?? plain ?? imports.get(inner.replace(/\.src$/, ''));
  return found?.replace(/^@site\/static(?=\/)/, '');
}
