import { changeOutsideCode } from './outside-code.ts';

/**
 * Links that a theme shows as buttons become buttons: `[Start](/a){: .btn }` of Just the Docs, `[Start](/a){ .md-button }` of Material, and
 * `<a class="btn btn-primary">` of Bootstrap.
 */
export function withButtons(text: string): string {
  if (!/\bbtn\b|\bmd-button\b/.test(text)) return text;
  return changeOutsideCode(text, bare =>
    bare
      .replaceAll(
        LINK,
        (whole, label: string, target: string | undefined, name: string | undefined, list) => {
          const href = target ?? definitionOf(name === '' ? label : (name ?? ''), bare);
          if (href === undefined) return whole;
          const kind = kindOf(list) === 'primary' ? '' : ' kind="secondary"';
          return `:button[${label}]{href="${href}"${kind}}`;
        },
      )
      .replaceAll(
        ANCHOR,
        (_, before: string, classes: string) => `${before}"button button-${kindOf(classes)}"`,
      ),
  );
}

/** A link with its target or the name of a definition, and the list of its attributes. */
const LINK =
  /\[([^[\]\n]+)\](?:\(([^()\s"]+)\)|\[([^[\]\n]*)\])\{:?(?=[^{}\n]*\.(?:btn|md-button)\b)([^{}\n]*)\}/g;

const ANCHOR = /(<a\s(?:[^<>]*\s)?class=)["']((?:[^"'<>]*\s)?btn(?:\s[^"'<>]*)?)["']/g;

function kindOf(classes: string): 'primary' | 'secondary' {
  return /\b(?:btn|md-button)-+primary\b/.test(classes) ? 'primary' : 'secondary';
}

/** The target of `[name]: target`. */
function definitionOf(name: string, text: string): string | undefined {
  const found = [...text.matchAll(/^ {0,3}\[([^[\]\n]+)\]:\s*<?([^\s<>]+)/gm)];
  return found.find(([, written = '']) => written.toLowerCase() === name.toLowerCase())?.[2];
}
