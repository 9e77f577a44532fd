import { pageKind } from '@mapwright/site/contract';

export interface JobContent {
  readonly title: string;
  readonly town: string;
  /** Absent where no data file knows the town. */
  readonly country?: string;
  readonly hours: number;
}

export interface JobListContent {
  readonly title: string;
  readonly jobs: readonly (JobContent & { readonly href: string })[];
}

export const JOB = pageKind<JobContent>('job', { isArticle: true });
export const JOB_LIST = pageKind<JobListContent>('job-list');
