import {
  type Collection,
  postFrontMatter,
  segmentsOfArticle,
  titleFromPath,
  type Words,
} from '@mapwright/site/feature';

/** A post's file may begin with its date. */
export function postsAt(path: string, words: Words): Collection {
  return {
    name: 'blog',
    folders: ['content/blog/'],
    frontMatter: postFrontMatter,
    baseOf: () => path,
    segmentsOf: segmentsOfArticle,
    titleOf: file => titleFromPath(file, words.blog.title),
    leavesTitleOut: true,
  };
}
