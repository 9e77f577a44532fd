import type { FrontMatter } from '../model/entry.ts';
import type { PlanInput } from './plan-input.ts';

/** Why an entry is not published at the build's instant; nothing = it is. Drafts may be asked for, and then early entries are shown too. */
export function hidingReason(
  { draft = false, publishAt, expiresAt }: FrontMatter,
  { now, includeDrafts }: Pick<PlanInput, 'now' | 'includeDrafts'>,
): string | undefined {
  if (expiresAt !== undefined && now >= Date.parse(expiresAt)) return `expired on ${expiresAt}`;
  if (includeDrafts) return undefined;
  if (draft) return 'is a draft';
  return publishAt !== undefined && now < Date.parse(publishAt)
    ? `is not published before ${publishAt}`
    : undefined;
}
