import { escapeText } from '@mapwright/site/source';
import type { ApiComment, ApiSource } from '../api.ts';
import { shortSince } from './badges.ts';
import { commentHtml, inlineCommentHtml, wrapped } from './comment-html.ts';
import type { ModulePage } from './module-page.ts';

interface Described {
  readonly comment?: ApiComment | undefined;
  readonly defaultValue?: string;
}

/** The description of an item in a table cell: deprecation, summary, remarks, default, first version. */
export function descriptionHtml(page: ModulePage, described: Described, source: ApiSource): string {
  const { summary, remarks, deprecated, since } = described.comment ?? {};
  const initial = defaultHtml(page, described, source);
  const { api } = page.options.words;
  const parts = [
    deprecated !== undefined &&
      `<strong>${escapeText(api.isDeprecated)}.</strong> ${inlineCommentHtml(page, deprecated, source)}`,
    inlineCommentHtml(page, summary, source),
    commentHtml(page, remarks, source),
    initial !== '' && wrapped('span', 'api-note', `${escapeText(api.default)} ${initial}`),
    since !== undefined &&
      wrapped('span', 'api-note', `${escapeText(api.since)} ${sinceHtml(page, since, source)}`),
  ];
  return parts.filter(part => part).join('\n');
}

/** The default value: as the comment says, else as declared. */
export function defaultHtml(
  page: ModulePage,
  { defaultValue, comment }: Described,
  source: ApiSource,
): string {
  const written = comment?.defaultValue;
  if (written !== undefined && /[\s`[]/.test(written)) return inlineCommentHtml(page, written, source);
  const value = written || defaultValue;
  return value === undefined ? '' : `<code>${escapeText(value)}</code>`;
}

function sinceHtml(page: ModulePage, since: string, source: ApiSource): string {
  const version = shortSince(since);
  return version === undefined ? inlineCommentHtml(page, since, source) : escapeText(version);
}
