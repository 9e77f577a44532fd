import type { FrontMatter } from '../model/entry.ts';
import type { PlanInput } from './plan-input.ts';

/**
 * Why an entry is not published at the time of the build; `undefined` if it is published. If drafts are included, entries before their
 * `publishAt` are included too.
 */
export function hidingReason(
  { draft = false, publishAt, expiresAt }: FrontMatter,
  { now, includeDrafts }: Pick<PlanInput, 'now' | 'includeDrafts'>,
): string | undefined {
  if (expiresAt !== undefined && now >= Date.parse(expiresAt)) return `expired on ${asWritten(expiresAt)}`;
  if (includeDrafts) return undefined;
  if (draft) return 'is a draft';
  return publishAt !== undefined && now < Date.parse(publishAt)
    ? `is not published before ${asWritten(publishAt)}`
    : undefined;
}

/** An instant as people write it in front matter: `2025-05-05`, `2025-05-05T08:00:00Z`. */
function asWritten(instant: string): string {
  return instant.replace(/T00:00:00\.000Z$|\.000(?=Z$)/, '');
}
