import { dirname, join, relative } from 'node:path/posix';
import { decodePath } from '../../../templates/shared/site-path.ts';
import { encodePath } from '../../model/paths/encode-path.ts';
import { percentEncode } from '../../model/paths/percent-encode.ts';
import { publishablePath } from '../publishable-path.ts';
import { withoutBase } from '../site-address.ts';
import { mapOutsideSpans, mapText } from './text-lines.ts';

/** The page in which targets are written. */
export interface TargetOrigin {
  /** The file, as an address below the base URL: `/guide/a.md`. */
  readonly file: string;
  /** The address that the page had. */
  readonly address: string;
  readonly baseUrl: string;
  /** Old addresses of files that are not pages → new ones. */
  readonly files: ReadonlyMap<string, string>;
  /** What the addresses of the pages' files begin with: `/` or `/docs/`. */
  readonly base: string;
  /** Whether there is a page's file at an address below the base URL. */
  readonly isPage: (file: string) => boolean;
}

/** Points links and images at the new addresses of files that are not pages. Drops the base URL from paths, because the program adds it. */
export function moveTargets(text: string, origin: TargetOrigin): string {
  const move = (whole: string, before: string, target: string, after: string) => {
    const moved = movedTarget(target, origin);
    return moved === undefined ? whole : `${before}${moved}${after}`;
  };
  const moveWritten = (whole: string, before: string, enclosed: string | undefined, bare: string) =>
    enclosed === undefined ? move(whole, before, bare, '') : move(whole, `${before}<`, enclosed, '>');
  return mapText(text, line =>
    mapOutsideSpans(line, part =>
      part
        .replaceAll(INLINE, moveWritten)
        .replaceAll(DEFINITION, moveWritten)
        .replaceAll(/(\b(?:src|href|poster|link|image)=["'])([^"'{}]+)(["'])/g, move),
    ),
  );
}

/** A target in angle brackets may have spaces and parentheses. */
const ENCLOSED = String.raw`<((?:[^<>\\]|\\.)+)>`;

/** A character of a target without angle brackets, or one after a backslash. No link begins in a target. */
const SIGN = String.raw`(?!\\?\]\()(?:[^\s<>()\\]|\\\S)`;

/** Parentheses in pairs, two deep. */
const PAIRED = String.raw`\((?:${SIGN}|\((?:${SIGN})*\))*\)`;

const INLINE = new RegExp(String.raw`(\]\(\s*)(?:${ENCLOSED}|((?:${SIGN}|${PAIRED})+))(?=[\s)])`, 'g');

const DEFINITION = new RegExp(String.raw`^(\s*\[[^\]]+\]:\s*)(?:${ENCLOSED}|([^\s<>]+))(?=\s|$)`, 'g');

function movedTarget(written: string, origin: TargetOrigin): string | undefined {
  // For Docusaurus, a path that is no page.
  const target = written.replace(/^pathname:\/\//, '');
  const { file, address, baseUrl, files } = origin;
  // Browsers do without the second slash.
  if (/^https?:\/[^/]/i.test(target)) return target.replace(':/', '://');
  if (/^(?:[a-z][\w+.-]*:|#|\/\/)/i.test(target)) return undefined;
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  const decoded = decodePath(path.replaceAll(ESCAPE, '$1'))
    .replace(/^@site\//, '/')
    .replace(/^[@~]\/?(?=assets\/)/, '/src/');
  if (decoded.startsWith('/')) {
    const below = withoutBase(decoded, baseUrl);
    const found = files.get(below);
    if (found !== undefined) return encoded(found) + suffix;
    const page = fromTop(below.slice(1), origin);
    if (page !== undefined) return encoded(newNameOf(page)) + suffix;
    return below === written ? undefined : encoded(newNameOf(below)) + suffix;
  }
  // Beside the file, or beside the address: for a browser, `/a/` is a folder.
  const beside = join(dirname(file), decoded);
  const found = files.get(beside) ?? files.get(join(dirname(`${address}x`), decoded));
  if (found !== undefined) return encoded(found) + suffix;
  const isBeside = origin.isPage(beside);
  if (isBeside && publishablePath(decoded) !== decoded) return encoded(newNameOf(decoded)) + suffix;
  const below = isBeside ? undefined : fromTop(decoded, origin);
  if (below !== undefined) return encoded(newNameOf(below)) + suffix;
  return /\.mdx$/i.test(path) ? newNameOf(path) + suffix : undefined;
}

/** A character of Markdown after a backslash. */
const ESCAPE = /\\([!-/:-@[-`{-~])/g;

/** A path as a part of an address. Parentheses and apostrophes could end it in Markdown and in HTML. */
function encoded(path: string): string {
  return encodePath(path).replace(/['()]/g, percentEncode);
}

/** Docusaurus reads `/api/store.md` from the top of the docs, and `api/store.md` too if there is no such file beside the page. */
function fromTop(path: string, { file, base, isPage }: TargetOrigin): string | undefined {
  return isPage(base + path) ? relative(dirname(file), base + path) : undefined;
}

/** Pages in MDX become Markdown, and get names that can be published. */
function newNameOf(path: string): string {
  return publishablePath(path.replace(/\.mdx$/i, '.md'));
}
