import { escapeText } from '@mapwright/site/source';
import type { ApiSymbol } from '../api.ts';
import { foldedHeading, groupHeading, headingHtml } from './heading-html.ts';
import { groupTitle, type MemberGroup, memberTitle, ownMembers } from './member-groups.ts';
import { memberHtml } from './member-html.ts';
import type { ModulePage } from './module-page.ts';

interface Surroundings {
  readonly owner: ApiSymbol;
  readonly isAlone: boolean;
  readonly isFolded: boolean;
}

/** With more members than that, a list of groups is the better overview. */
const MANY = 100;

/** Whether the members of a symbol are too many to be listed at first. */
export function isLarge(symbol: ApiSymbol): boolean {
  return ownMembers(symbol).length > MANY;
}

/** A group of members below its heading. In the outline are categories, even where the heading of a kind is only a label. */
export function groupHtml(
  page: ModulePage,
  group: MemberGroup,
  { owner, isAlone, isFolded }: Surroundings,
): string {
  const title = groupTitle(group, page.options.words);
  const isHeading = isAlone || 'category' in group.title || isFolded;
  const level = isAlone ? 2 : 3;
  const head = isFolded
    ? foldedHead(page, group, { owner, title, level })
    : isHeading
      ? headingHtml(page, { level, text: title })
      : groupHeading(page, title, isAlone);
  const members = group.members
    .map(member => memberHtml(page, member, { owner, level: isHeading && !isAlone ? 4 : 3 }))
    .join('');
  return isFolded
    ? `<details class="api-members">${head}\n<div>\n${members}</div></details>\n`
    : `<div class="api-members">\n${head}${members}</div>\n`;
}

interface FoldedHead {
  readonly owner: ApiSymbol;
  readonly title: string;
  readonly level: 2 | 3;
}

/** Title, number and the first names of a group that is folded. */
function foldedHead(page: ModulePage, { members }: MemberGroup, { owner, title, level }: FoldedHead): string {
  const heading = foldedHeading(page, { level, id: page.ids.claim(title), title, shown: title });
  const names = members.slice(0, PREVIEW).map(member => memberTitle(member, owner));
  const more = members.length > PREVIEW ? ', …' : '';
  return `<summary>${heading} <span class="api-count" data-search="off">${members.length}</span><span class="api-preview" data-search="off">${escapeText(names.join(', ') + more)}</span></summary>`;
}

const PREVIEW = 8;
