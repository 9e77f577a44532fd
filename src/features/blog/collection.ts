import {
  type Collection,
  type EntryStarter,
  postFrontMatter,
  segmentsOfArticle,
  titleFromPath,
  type Words,
  withDatePrefix,
} from '@mapwright/site/feature';

/** The file name of a post may begin with its date. */
export function postsAt(path: string, words: Words): Collection {
  return {
    name: 'blog',
    folders: ['content/blog/'],
    frontMatter: postFrontMatter,
    baseOf: () => path,
    segmentsOf: segmentsOfArticle,
    titleOf: file => titleFromPath(file, words.blog.title),
    leavesTitleOut: true,
    starter: postStarter,
  };
}

const postStarter: EntryStarter = {
  kind: 'post',
  start: ({ path, title, today }) => ({
    path: withDatePrefix(path, today),
    frontMatter: { title, description: null, date: today, authors: [], tags: [], draft: true },
    text: 'The first paragraph is the excerpt.\n\n<!-- more -->',
  }),
};
