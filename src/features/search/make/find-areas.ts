import type { AreaFacts } from '../index-format.ts';
import type { SearchedPage } from '../read/searched-page.ts';

/**
 * The areas of a site: first segments of paths at which there is a page, with more pages below it. All other pages are in the area `''`,
 * which comes last.
 */
export function findAreas(
  pages: readonly SearchedPage[],
  baseUrl: string,
): {
  readonly areas: readonly AreaFacts[];
  readonly areaOfPage: readonly number[];
} {
  const base = baseUrl.replace(/\/$/, '');
  const segments = pages.map(({ path }) => path.slice(base.length).split('/')[1] ?? '');
  const sizes = new Map<string, number>();
  for (const segment of segments) sizes.set(segment, (sizes.get(segment) ?? 0) + 1);
  const roots = pages.filter(({ path }, index) => {
    const segment = segments[index] ?? '';
    return (
      segment !== '' && path.replace(/\/$/, '') === `${base}/${segment}` && (sizes.get(segment) ?? 0) > 1
    );
  });
  const areas = roots.map(({ path, title, label }) => ({
    id: path.slice(base.length).replaceAll('/', ''),
    label: label ?? title,
    href: path,
  }));
  const indexes = new Map(areas.map(({ id }, index) => [id, index]));
  const others = { id: '', label: '', href: `${base}/` };
  return {
    areas: [...areas, others],
    areaOfPage: segments.map(segment => indexes.get(segment) ?? areas.length),
  };
}
