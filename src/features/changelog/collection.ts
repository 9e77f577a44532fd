import {
  articleFrontMatter,
  type Collection,
  type EntryStarter,
  versionOfFile,
  type Words,
} from '@mapwright/site/feature';
import { releaseSectionsIn } from './sections.ts';

/** A release's file is named after its version, optionally with the date in front. */
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
    starter: releaseStarter(words),
  };
}

function releaseStarter({ changelog }: Words): EntryStarter {
  const text = [
    `## ${changelog.added}\n\n- What is new`,
    `## ${changelog.changed}\n\n- What is different`,
    `## ${changelog.fixed}\n\n- What works again`,
  ].join('\n\n');
  return {
    kind: 'release',
    start: ({ path, today }) =>
      VERSION.test(path)
        ? { path, frontMatter: { title: `${path}: what it is about`, description: null, date: today }, text }
        : { problem: 'expects a version such as 8.8.0' },
  };
}

const VERSION = /^\d+\.\d+\.\d+([.-][\w.-]+)?$/;
