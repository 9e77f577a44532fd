import { planFeed } from '@mapwright/site/kit';
import {
  type AddressedEntry,
  baseOfGenerated,
  entryDraft,
  frontMatterOf,
  generatedDraft,
  PLAIN,
  type PlanPart,
} from '@mapwright/site/plan';
import { jobFrontMatter } from './collection.ts';
import { JOB, JOB_LIST, type JobContent } from './contract.ts';
import { TOWNS } from './towns.ts';

/** A page for each job, their list, and a feed. */
export function planJobs({ path, title }: { readonly path: string; readonly title: string }): PlanPart {
  return (entries, context) => {
    const countries = new Map(context.data.of(TOWNS).map(({ name, country }) => [name, country]));
    const jobs = entries.of('jobs').filter(({ isListed }) => isListed);
    const list = jobs.map(job => ({ ...contentOf(job, countries), href: job.href }));
    return {
      drafts: [
        ...entries
          .of('jobs')
          .map(job => entryDraft(JOB, job, () => ({ layout: PLAIN, content: contentOf(job, countries) }))),
        generatedDraft(JOB_LIST, baseOfGenerated(path, title, 'Every job that is open.'), () => ({
          layout: PLAIN,
          content: { title, jobs: list },
        })),
      ],
      feeds: [planFeed({ path, title, description: 'Every job that is open.' }, jobs, { of: () => [] })],
      section: { title, path },
    };
  };
}

function contentOf({ head }: AddressedEntry, countries: ReadonlyMap<string, string>): JobContent {
  const { town, hours } = frontMatterOf(head, jobFrontMatter);
  const country = countries.get(town);
  return { title: head.title, town, hours, ...(country !== undefined && { country }) };
}
