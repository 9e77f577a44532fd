import type { AdoptedPage, Note } from './adopted-site.ts';
import type { OldProject } from './old-project.ts';
import { MOVED, publishablePath } from './publishable-path.ts';
import type { StaticFiles } from './static-place.ts';
import { withButtons } from './text/button-links.ts';
import { withReadableFields } from './text/front-matter.ts';
import { titleIn } from './text/headings.ts';
import { moveTargets, type TargetOrigin } from './text/targets.ts';
import type { Fields } from './values.ts';

/** A text after a change, and what a person should know of it. */
export interface TurnedText {
  readonly text: string;
  readonly notes: readonly Note[];
}

/** A folder of Markdown in the old project. */
export interface PagesFolder {
  readonly project: OldProject;
  /** Its path in the project, with a final slash; empty for the project itself. */
  readonly prefix: string;
  /** Where a file goes: `content/docs/a.md`. */
  readonly placeOf: (file: string) => string;
  readonly baseUrl: string;
  /** What the addresses of its files begin with, for paths that are relative to a file: `/` or `/docs/`. */
  readonly base: string;
  readonly addressOf: (file: string, text: string) => string;
  /** The title for a file that has none itself. */
  readonly titleOf?: (file: string) => string | undefined;
  /** Fields for its front matter. */
  readonly fieldsOf?: (file: string, text: string) => Fields;
  /** Whether the old program did not publish it. */
  readonly isDraft?: (file: string, text: string) => boolean;
  readonly turn: (text: string, place: string) => TurnedText;
  readonly statics: StaticFiles;
}

/** Pages, and what a person should know of them. */
export interface AdoptedPages {
  readonly pages: readonly AdoptedPage[];
  readonly notes: readonly Note[];
}

/** The pages of a folder. `files` are paths in it. */
export function adoptPages(files: readonly string[], folder: PagesFolder): AdoptedPages {
  const known = new Set(files.map(file => folder.base + file));
  const adopted = files.map(file => adoptPage(file, folder, path => known.has(path)));
  return { pages: adopted.map(({ page }) => page), notes: adopted.flatMap(({ notes }) => notes) };
}

function adoptPage(
  file: string,
  folder: PagesFolder,
  isPage: TargetOrigin['isPage'],
): { page: AdoptedPage; notes: readonly Note[] } {
  const { project, prefix, baseUrl, base, statics } = folder;
  const from = prefix + file;
  const { text: written, isMended } = withReadableFields(project.read(from) ?? '');
  const { text, notes } = folder.turn(written, from);
  const address = folder.addressOf(file, written);
  const title = titleIn(text) === undefined ? folder.titleOf?.(file) : undefined;
  const origin = { file: base + file, address, baseUrl, files: statics.addresses, base, isPage };
  const place = folder.placeOf(file).replace(/\.(?:mdx|html|txt)$/i, '.md');
  const to = publishablePath(place);
  const page = {
    from,
    to,
    address,
    fields: { ...(title !== undefined && { title }), ...folder.fieldsOf?.(file, written) },
    ...(folder.isDraft?.(file, written) && { isDraft: true }),
    text: withButtons(moveTargets(text, origin)),
  };
  const messages = [...(isMended ? [UNREAD_FIELDS] : []), ...(to === place ? [] : [MOVED])];
  return { page, notes: [...notes, ...messages.map(message => ({ message, place: { file: from } }))] };
}

const UNREAD_FIELDS =
  'Front matter that is no YAML, such as a value that begins with @, was made a comment: correct it';
