import type { FeedPlan } from '../model/route.ts';
import type { AddressedEntries } from './address-entries.ts';
import type { PageDraft } from './page-draft.ts';
import type { PlanContext } from './plan-context.ts';

/** Plans what a feature adds to the site. It is called once, when each entry has its address, and before any link is resolved. */
export type PlanPart = (entries: AddressedEntries, context: PlanContext) => PlannedPart;

/** What a feature adds to the site. Everything has its address; a draft's contents are composed when all others have theirs. */
export interface PlannedPart {
  readonly drafts: readonly PageDraft[];
  readonly feeds?: readonly FeedPlan[];
  /** The part of the site that the feature makes: the home page of a site without one, and a way on for lost visitors. */
  readonly section?: Section;
  /** Scheme → what finds the path of a page by its name, for other features: `author` and an id. */
  readonly schemes?: Readonly<Record<string, (name: string) => string | undefined>>;
}

/** The main page of a part of the site. */
export interface Section {
  readonly title: string;
  readonly path: string;
}
