import type { AnnouncementData } from '../../templates/contract/shell.ts';
import { escapeAttribute, escapeText } from '../../templates/shared/escape-html.ts';
import type { PlanContext } from './plan-context.ts';
import type { ConfigLinkResolver } from './site.ts';

/** The announcement, unless it has ended at the time of the build. */
export function announcementOf(
  resolve: ConfigLinkResolver,
  { config, input }: PlanContext,
): AnnouncementData | undefined {
  if (config.announcement === null) return undefined;
  const { id, content, isCloseable, endsAt } = config.announcement;
  const end = endsAt === null ? undefined : Date.parse(endsAt);
  if (end !== undefined && input.now >= end) return undefined;
  return { id, html: inlineHtml(content, resolve), isCloseable, ...(end !== undefined && { endsAt: end }) };
}

/** Renders one line with Markdown's links, code, strong and emphasised text. */
function inlineHtml(text: string, resolve: ConfigLinkResolver): string {
  return text.replace(
    INLINE,
    (whole, label?: string, to?: string, code?: string, strong?: string, emphasis?: string) => {
      if (label !== undefined && to !== undefined) return linkHtml(inlineHtml(label, resolve), to, resolve);
      if (code !== undefined) return `<code>${escapeText(code)}</code>`;
      if (strong !== undefined) return `<strong>${inlineHtml(strong, resolve)}</strong>`;
      if (emphasis !== undefined) return `<em>${inlineHtml(emphasis, resolve)}</em>`;
      return escapeText(whole);
    },
  );
}

const INLINE = /[^[`*]+|\[([^\]]+)\]\(([^()\s]+)\)|`([^`]+)`|\*\*(.+?)\*\*(?!\*)|\*(?![\s*])(.+?)\*|[[`*]/g;

function linkHtml(html: string, to: string, resolve: ConfigLinkResolver): string {
  const { href, external = false } = resolve(to, 'announcement.content');
  return `<a href="${escapeAttribute(href)}"${external ? ' target="_blank" rel="noopener noreferrer"' : ''}>${html}</a>`;
}
