import type { checkSvg } from '../load/svg/check-svg.ts';
import type { AdoptedSite, CopiedFile, Note } from './adopted-site.ts';
import type { OldProject } from './old-project.ts';

/**
 * The site with the drawings that it can publish: without the document type that old programs write, and without fonts, which no page shows.
 * Others would stop every build. They are left behind, each with a note on the first thing that is wrong in it.
 */
export async function withPublishableDrawings(site: AdoptedSite, project: OldProject): Promise<AdoptedSite> {
  const { checkSvg } = await import('../load/svg/check-svg.ts');
  const changed = site.copies.flatMap(copy => changeOf(copy, project, checkSvg) ?? []);
  const changes = new Map(changed.map(change => [change.to, change]));
  const texts = changed.flatMap(({ to, text }) => (text === undefined ? [] : [{ file: to, text }]));
  const { logo, ...others } = site;
  const hasLogo = logo !== undefined && changes.get(`content/static${logo}`)?.note === undefined;
  return {
    ...others,
    ...(hasLogo && { logo }),
    copies: site.copies.filter(({ to }) => !changes.has(to)),
    texts: [...(site.texts ?? []), ...texts],
    notes: [...site.notes, ...changed.flatMap(({ note }) => note ?? [])],
  };
}

/** A drawing with a new text, or one that is left behind. */
interface Change {
  readonly to: string;
  readonly text?: string;
  readonly note?: Note;
}

/** What reading puts in the place of letters that are not UTF-8. The bytes of such a drawing would stop every build. */
const LOST = '\uFFFD';

/** A drawing without what no page shows of it, and the program refuses. */
export function publishableText(drawing: string): string {
  return drawing.replace(ENCODING, '$1').replace(DOCTYPE, '').replaceAll(FONT_FACE, '');
}

/** It is written as UTF-8, whatever it was before. */
const ENCODING = /^(<\?xml\s[^>]*?)\s+encoding\s*=\s*["'](?!utf-8["'])[^"']*["']/i;

/** It means nothing to a browser, and may name entities, which the program refuses. */
const DOCTYPE = /<!DOCTYPE\s+svg\b[^>[]*>\s*/i;

/** No browser loads a font for a drawing that a page shows as a picture. */
const FONT_FACE = /@font-face\s*\{[^{}]*\}\s*/g;

/** What happens to a file that cannot be copied as it is. */
function changeOf(
  { from, to }: CopiedFile,
  { read }: OldProject,
  check: typeof checkSvg,
): Change | undefined {
  const written = /\.svg$/i.test(from) ? read(from) : undefined;
  if (written === undefined) return undefined;
  const text = publishableText(written);
  const [problem] = check(from, Buffer.from(text)).diagnostics;
  if (problem !== undefined)
    return { to, note: { message: `Drawings were left behind: ${problem.message}`, place: { file: from } } };
  return text === written && !text.includes(LOST) ? undefined : { to, text };
}
