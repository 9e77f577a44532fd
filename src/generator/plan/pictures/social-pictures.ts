import type { SiteConfig } from '../../model/config.ts';
import { firstOf } from '../../model/first-of.ts';
import type { Route } from '../../model/route.ts';
import type { SiteFile } from '../../model/site-file.ts';
import { isInSitemap } from '../../model/sitemap-paths.ts';
import type { PlannedPart } from '../plan-part.ts';

/** What choosing a page's picture depends on. */
interface Surroundings {
  readonly parts: readonly PlannedPart[];
  readonly config: SiteConfig;
  readonly href: (path: string) => string;
}

/** Gives each page that the sitemap lists, and that has no picture for social networks, the first that a feature makes for it. */
export function withSocialPictures(
  routes: readonly Route[],
  { parts, config, href }: Surroundings,
): { readonly routes: readonly Route[]; readonly files: readonly SiteFile[] } {
  const makers = parts.flatMap(({ socialPictureOf }) => socialPictureOf ?? []);
  if (makers.length === 0) return { routes, files: [] };
  const aboveOf = createTitlesAbove(routes, parts);
  // Pages may share one.
  const files = new Map<string, SiteFile>();
  const shown = routes.map(route => {
    if (route.image !== undefined || !isInSitemap(route, config)) return route;
    const page = { path: route.path, title: route.title, above: aboveOf(route.path) };
    const picture = firstOf(makers, make => make(page));
    if (picture === undefined) return route;
    const { file, width, height } = picture;
    files.set(file.output, file);
    return { ...route, image: { href: href(`/${file.output}`), width, height } };
  });
  return { routes: shown, files: [...files.values()] };
}

/** Finds the titles above a page. The home page is above all, so it says nothing. A main page has the title of its section. */
function createTitlesAbove(
  routes: readonly Route[],
  parts: readonly PlannedPart[],
): (path: string) => readonly string[] {
  const titles = new Map(routes.map(({ path, title }) => [path, title]));
  for (const { section } of parts) if (section !== undefined) titles.set(section.path, section.title);
  return path => {
    const shown = firstOf(parts, part => part.titlesAbove?.(path));
    if (shown !== undefined) return shown;
    const segments = path.split('/').slice(1, -1);
    return segments.flatMap((_, index) => titles.get(`/${segments.slice(0, index + 1).join('/')}`) ?? []);
  };
}
