import type { Diagnostic } from '../../model/diagnostic.ts';
import type { NearestName } from '../../model/text/nearest-name.ts';

/** The problem with a link, without its place; the caller knows the place and makes the diagnostic. */
export interface LinkProblem {
  readonly code:
    | 'link/missing-target'
    | 'link/missing-anchor'
    | 'link/page-name'
    | 'link/unknown-symbol'
    | 'link/wrong-case'
    | 'link/outside-content'
    | 'link/unsafe-url';
  readonly message: string;
  readonly hint: string;
  /** How serious it is, whatever the configuration says. */
  readonly severity?: Diagnostic['severity'];
}

/** A link without a target. */
export function emptyLink(): LinkProblem {
  return {
    code: 'link/missing-target',
    message: 'This link has no target',
    hint: 'Write a path or an address.',
  };
}

/** A link to something that does not exist. */
export function brokenLink(url: string, nearest: string | undefined): LinkProblem {
  const meant = addressOf(url) ?? nearest;
  return {
    code: 'link/missing-target',
    message: `The link “${url}” leads nowhere`,
    hint:
      meant === undefined
        ? 'Write the path of a page, or of a file relative to this one.'
        : `Did you mean “${meant}”?`,
  };
}

/** What is written like another site or an email address, without what makes it one. */
function addressOf(url: string): string | undefined {
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(url)) return `mailto:${url}`;
  if (/^https?\/\//.test(url)) return url.replace('//', '://');
  return /^(?:www\.|(?:[\w-]+\.)+(?:com|dev|edu|gov|io|net|org)(?:[/?#]|$))/i.test(url)
    ? `https://${url}`
    : undefined;
}

/** A link to a file that is there, but has no page: a part of others, or one that could not be read. */
export function noPage(url: string): LinkProblem {
  return {
    code: 'link/missing-target',
    message: `The link “${url}” leads to a file that has no page`,
    hint: 'If there is another message about that file, begin with it. A file whose name begins with _ is only for others to include.',
  };
}

/** A link to a file that is there, but cannot be a source. Loading has reported why, at the path `refused`. */
export function refusedFile(url: string, refused: string): LinkProblem {
  return {
    code: 'link/missing-target',
    message: `The link “${url}” leads to a file that cannot be published`,
    hint: `The message about ${refused} says why.`,
  };
}

/** A name between double brackets that no page has, or several. */
export function unknownName(
  name: string,
  pages: readonly { readonly head: { readonly file: string } }[],
): LinkProblem {
  const files = pages.slice(0, SHOWN_PAGES).map(({ head }) => head.file);
  return {
    code: 'link/page-name',
    message:
      pages.length === 0 ? `No page is called “${name}”` : `${pages.length} pages are called “${name}”`,
    hint:
      pages.length === 0
        ? 'Write the title or the file name of a page. If the brackets are text, put a backslash before them.'
        : `Write more of the path of the file: it may be ${files.join(' or ')}.`,
  };
}

const SHOWN_PAGES = 3;

/** A link to a page that does not have this id. */
export function brokenAnchor(
  url: string,
  { id, path, ids }: { readonly id: string; readonly path: string; readonly ids: readonly string[] },
  nearestName: NearestName,
): LinkProblem {
  return {
    code: 'link/missing-anchor',
    message: `The link “${url}” leads to an anchor that ${path} does not have`,
    hint: hintOf(id, ids, nearestName),
  };
}

/** A link that works on a file system that ignores case, but not on a web server. */
export function wrongCase(url: string, file: string): LinkProblem {
  return {
    code: 'link/wrong-case',
    message: `The link “${url}” and the name of the file differ in case`,
    hint: `Correct the link: the file is called ${file}.`,
  };
}

/** A link to a file that exists beside the content. */
export function outsideContent(url: string): LinkProblem {
  return {
    code: 'link/outside-content',
    message: `The link “${url}” leads to a file outside content/, which the site does not publish`,
    hint: 'Set `repository` in site.config.ts, and the link leads to the file at your host.',
  };
}

/** A link to a page that is not published yet, or not any more: a draft, for one. */
export function hiddenTarget(url: string, reason: string): LinkProblem {
  return {
    code: 'link/missing-target',
    message: `The link “${url}” leads to a page that ${reason}`,
    hint: 'Publish that page, or remove the link.',
  };
}

/** An address that could run code, or one with a slip in its scheme, or a path with backslashes. */
export function unsafeUrl(url: string): LinkProblem {
  const meant = /^[\w.-]+\\/.test(url)
    ? url.replaceAll('\\', '/')
    : url.replace(/^(https?):\/?(?=[^/])/i, '$1://');
  return {
    code: 'link/unsafe-url',
    message: `The address “${url}” is not allowed`,
    hint:
      meant === url
        ? 'Write a path of this site, or an address that begins with https://, mailto: or tel:.'
        : `Did you mean “${meant}”?`,
  };
}

const SHOWN_IDS = 5;
const COMPARED_IDS = 300;

function hintOf(id: string, ids: readonly string[], nearestName: NearestName): string {
  if (ids.length === 0) return 'That page has no anchors.';
  const some = ids.slice(0, COMPARED_IDS);
  const nearest = nearestName(id, some) ?? some.find(known => known.startsWith(id) || id.startsWith(known));
  if (nearest !== undefined) return `Did you mean “#${nearest}”?`;
  const shown = some.slice(0, SHOWN_IDS).map(known => `#${known}`);
  return `It has ${shown.join(', ')}${ids.length > SHOWN_IDS ? ' and others' : ''}.`;
}
