import { cleanPath, decodePath } from '../../templates/shared/site-path.ts';
import { segmentsOfArticle } from '../model/article-path.ts';
import { segmentsOfDoc, segmentsOfFile, withoutLast, withoutNumberPrefix } from '../model/paths/file-path.ts';
import { joinPath } from '../model/paths/join-path.ts';
import type { AdoptedSite } from './adopted-site.ts';
import { publishablePath } from './publishable-path.ts';

const PAGES = 'content/pages/';
const POSTS = 'content/blog/';

/** The address that the program gives a file of the new site by itself. */
export function naturalAddressOf(to: string, { docs, blog }: Pick<AdoptedSite, 'docs' | 'blog'>): string {
  if (to.startsWith(PAGES))
    return joinPath('/', withoutLast(segmentsOfFile(to.slice(PAGES.length)), /^index$/).join('/'));
  if (to.startsWith(POSTS))
    return joinPath(blog?.path ?? '/', segmentsOfArticle(to.slice(POSTS.length)).join('/'));
  const version = docs?.versions.find(({ folder }) => to.startsWith(`content/${folder}/`));
  const inFolder = to.slice(`content/${version?.folder}/`.length);
  return joinPath(joinPath(docs?.path ?? '/', version?.path ?? ''), segmentsOfDoc(inFolder).join('/'));
}

/** An address as the program spells it: without an ending and a final slash. */
export function speltAddressOf(address: string): string {
  return cleanPath(decodePath(address).normalize('NFC'));
}

/** The address that a page keeps, as the program spells it. Characters that no address here has make way. */
export function keptAddressOf(address: string): string {
  return publishablePath(speltAddressOf(address));
}

/** A path that a link or a redirect leads to, spelt in the same way. Its query and its anchor stay. */
export function keptTargetOf(target: string): string {
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return keptAddressOf(path) + suffix;
}

/** The id of a doc in sidebars: its path without the numbers at the start of names and without its ending. */
export function docIdOf(to: string, { docs }: Pick<AdoptedSite, 'docs'>): string {
  return docIdIn(docs?.versions.find(({ folder }) => to.startsWith(`content/${folder}/`))?.folder ?? '', to);
}

/** The id of a doc of the version in a folder below `content/`. */
export function docIdIn(folder: string, to: string): string {
  return segmentsOfFile(to.slice(`content/${folder}/`.length))
    .map(withoutNumberPrefix)
    .join('/');
}
