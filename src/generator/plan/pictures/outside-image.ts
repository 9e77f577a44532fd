import type { Place } from '../../model/diagnostic.ts';
import { policySourceOf } from '../../model/policy-source.ts';
import { shortened } from '../../model/text/shortened.ts';
import { encodeUrl } from '../links/url-parts.ts';
import type { PlanContext } from '../plan-context.ts';
import type { PublishedAsset } from './asset-index.ts';

/**
 * Resolves an image of another site. It records the origin, because the Content-Security-Policy of every page must name it, and reports
 * one that the policy cannot name.
 */
export function outsideImage(url: string, place: Place, context: PlanContext): PublishedAsset {
  const origin = policySourceOf(url);
  if (origin === undefined) reportHost(url, place, context);
  else context.imageOrigins.add(origin);
  return { href: encodeUrl(url) };
}

/** Reports an error if the origins would make the policy longer than hosts accept. */
export function checkImageOrigins({ imageOrigins, report }: PlanContext): void {
  if ([...imageOrigins].join(' ').length <= LONGEST_LIST) return;
  report({
    severity: 'error',
    code: 'link/too-many-hosts',
    message: `Pages show images from ${imageOrigins.size} other hosts, more than a Content-Security-Policy can list`,
    hint: 'Keep some of these images next to the Markdown, or below content/static/.',
  });
}

/** Cloudflare reads 2,000 characters of a header, nginx 4,096; the rest of the policy takes 700 at most. */
const LONGEST_LIST = 1200;

function reportHost(url: string, place: Place, { report }: PlanContext): void {
  report({
    severity: 'error',
    code: 'link/unusable-host',
    message: `The image “${shortened(url, 80)}” has a host that the site’s Content-Security-Policy cannot list`,
    place,
    hint: 'Use a host with only letters, digits, hyphens and dots, with or without a port: https://images.example:8080/a.png.',
  });
}
