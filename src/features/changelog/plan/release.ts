import { type Authorship, shownAuthors } from '@mapwright/site/kit';
import type { AddressedEntry, EntryHead, Site, Words } from '@mapwright/site/plan';
import type { ReleaseContent, ReleaseMarks } from '../contract.ts';
import { CHANGE_KINDS, kindHeadings } from '../sections.ts';

/** A release with everything that its page and the lists show, except its authors. */
export interface Release {
  readonly entry: AddressedEntry;
  readonly content: Omit<ReleaseContent, 'authors'>;
}

/** The same with its authors. */
export function contentOf({ entry, content }: Release, authorship: Authorship, site: Site): ReleaseContent {
  return { ...content, authors: shownAuthors(entry, authorship, site) };
}

/** The kinds of change in a release, and whether readers must do something, from the headings of its sections. */
export function marksOf({ head, href }: Pick<AddressedEntry, 'head' | 'href'>, words: Words): ReleaseMarks {
  const headings = kindHeadings(words);
  const migration = sectionOf(head, words.changelog.migration);
  return {
    kinds: CHANGE_KINDS.filter(kind => sectionOf(head, headings[kind]) !== undefined),
    ...(migration !== undefined && { migrationHref: `${href}#${encodeURIComponent(migration.id)}` }),
  };
}

/** A release's title without the leading version: `8.7.0: statuses` → `statuses`; absent if the title is only the version. */
export function headlineOf(title: string, version: string): string | undefined {
  const headline = title.startsWith(`${version}: `) ? title.slice(version.length + 2) : title;
  return headline === version || headline === '' ? undefined : headline;
}

/** Whether anything is known of a release: an empty file is one without notes. */
export function hasNotes({ head }: Pick<AddressedEntry, 'head'>): boolean {
  return head.isEmpty !== true;
}

function sectionOf({ headings }: EntryHead, name: string) {
  return headings.find(({ level, text }) => level === 2 && text === name);
}
