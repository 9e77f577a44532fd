import { articleFrontMatter, type Collection, versionOfFile, type Words } from '@mapwright/site/feature';
import { releaseSectionsIn } from './sections.ts';

/** A release is named after its version, with its date before it or without. */
export function releasesAt(path: string, words: Words): Collection {
  return {
    name: 'changelog',
    folders: ['content/changelog/'],
    frontMatter: articleFrontMatter,
    baseOf: () => path,
    segmentsOf: file => [versionOfFile(file)],
    titleOf: file => versionOfFile(file) || words.changelog.title,
    leavesTitleOut: true,
    sections: releaseSectionsIn(words),
  };
}
