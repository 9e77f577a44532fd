import {
  articleFrontMatter,
  type Collection,
  segmentsOfArticle,
  titleFromPath,
  withDatePrefix,
} from '@mapwright/site/feature';
import * as v from 'valibot';

/** What a job says of itself, besides what every article may say. */
export const jobFrontMatter = v.object({
  ...articleFrontMatter.entries,
  town: v.string(),
  hours: v.pipe(v.number(), v.maxValue(40, 'a number of up to 40')),
});

/** One file in `content/jobs/` is one job. */
export function jobsAt(path: string): Collection {
  return {
    name: 'jobs',
    folders: ['content/jobs/'],
    frontMatter: jobFrontMatter,
    baseOf: () => path,
    segmentsOf: segmentsOfArticle,
    titleOf: file => titleFromPath(file, 'Jobs'),
    leavesTitleOut: true,
    starter: {
      kind: 'job',
      start: ({ path, title, today }) => ({
        path: withDatePrefix(path, today),
        frontMatter: { title, town: 'Where it is', hours: 32, draft: true },
        text: 'What there is to do.',
      }),
    },
  };
}
