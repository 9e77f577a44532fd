import { join } from 'node:path/posix';
import { foldCase } from '../../model/paths/fold-case.ts';
import { tagSlugOf } from '../../model/tag-slug.ts';
import type { AdoptedPage, Note, WrittenFile } from '../adopted-site.ts';
import { yamlIn } from '../data-text.ts';
import type { OldProject } from '../old-project.ts';
import { frontMatterOf } from '../text/front-matter.ts';
import { type Fields, fieldsOf, isFields, listOf, textOf } from '../values.ts';

export interface AdoptedTags {
  readonly texts: readonly WrittenFile[];
  /** The last part of a tag's address, by its id. */
  readonly slugs: ReadonlyMap<string, string>;
  readonly notes: readonly Note[];
}

/** The file that describes the tags of docs or a blog in a folder (https://docusaurus.io/docs/create-doc#doc-tags). */
export function tagsFileIn(prefix: string, { tags }: Fields = {}): readonly string[] {
  return tags === false || tags === null ? [] : [join(prefix, textOf(tags) ?? 'tags.yml')];
}

/** Adopts the descriptions of tags. Here, as soon as one is described, all are: the others get their names as labels. */
export function adoptTags(
  project: OldProject,
  files: readonly string[],
  pages: readonly AdoptedPage[],
): AdoptedTags {
  const { described, notes } = describedIn(project, files);
  const [place] = described.values();
  if (place === undefined) return { texts: [], slugs: new Map(), notes };
  const ids = [...new Set([...described.keys(), ...pages.flatMap(tagsOf)])];
  const slugs = new Map(ids.map(id => [id, slugOfTag(id, described.get(id)?.fields)]));
  const twins = firstTwins(slugs);
  if (twins !== undefined) {
    const message = `Labels and descriptions of tags were left out, because ${twins} would have one address: write them into content/tags.yml`;
    return { texts: [], slugs: new Map(), notes: [...notes, noteOn(place.file, message)] };
  }
  const text = ids.map(id => textOfTag(id, described.get(id)?.fields)).join('');
  return { texts: [{ file: 'content/tags.yml', text }], slugs, notes };
}

interface DescribedTag {
  readonly file: string;
  readonly fields: Fields;
}

/** Of several descriptions of one tag, the first is kept. */
function describedIn(project: OldProject, files: readonly string[]) {
  const described = new Map<string, DescribedTag>();
  const notes: Note[] = [];
  for (const file of new Set(files)) {
    const text = project.read(file);
    const read = yamlIn(text);
    if (text?.trim() && !isFields(read) && read !== null)
      notes.push(noteOn(file, 'The tags in this file cannot be read, and were left out'));
    for (const [id, value] of Object.entries(fieldsOf(read))) {
      const fields = fieldsOf(value);
      const earlier = described.get(id);
      if (earlier === undefined) {
        described.set(id, { file, fields });
        if (fields.permalink !== undefined && ownSlug(fields) === undefined)
          notes.push(noteOn(file, `The tag “${id}” has another address now: one segment below the tags`));
      } else if (textOfTag(id, earlier.fields) !== textOfTag(id, fields))
        notes.push(
          noteOn(file, `The tag “${id}” has another description in ${earlier.file}, which was kept`),
        );
    }
  }
  return { described, notes };
}

function noteOn(file: string, message: string): Note {
  return { message, place: { file } };
}

/** The names of the tags of a post or of a page of the docs. */
function tagsOf({ to, text, fields }: AdoptedPage): readonly string[] {
  if (to.startsWith('content/pages/')) return [];
  const { tags } = { ...frontMatterOf(text), ...fields };
  return listOf(tags).flatMap(tag => (isFields(tag) ? [] : [String(tag)]));
}

function slugOfTag(id: string, fields: Fields = {}): string {
  return ownSlug(fields) ?? tagSlugOf(id);
}

/** An address of one segment can stay. */
function ownSlug({ permalink }: Fields): string | undefined {
  return /^\/?([^\s/\\?#%]+)\/?$/.exec(textOf(permalink) ?? '')?.[1];
}

function firstTwins(slugs: ReadonlyMap<string, string>): string | undefined {
  const first = new Map<string, string>();
  for (const [id, slug] of slugs) {
    const other = first.get(foldCase(slug));
    if (other !== undefined) return `“${other}” and “${id}”`;
    first.set(foldCase(slug), id);
  }
  return undefined;
}

function textOfTag(id: string, fields: Fields = {}): string {
  const description = textOf(fields.description);
  const lines = [
    `${JSON.stringify(id)}:`,
    `  label: ${JSON.stringify(textOf(fields.label) ?? id)}`,
    `  slug: ${JSON.stringify(slugOfTag(id, fields))}`,
    ...(description === undefined ? [] : [`  description: ${JSON.stringify(description)}`]),
  ];
  return `${lines.join('\n')}\n`;
}
