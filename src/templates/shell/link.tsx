import type { ReactNode } from 'react';
import type { LinkData } from '../contract/link.ts';

interface LinkProps {
  readonly link: LinkData;
  readonly className?: string | undefined;
  readonly current?: 'page' | 'true' | undefined;
}

/** A link from data. A link to another site opens in a new tab. */
export function Link({ link, className, current }: LinkProps): ReactNode {
  const target = link.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={link.href} className={className} aria-current={current} {...target}>
      {link.label}
    </a>
  );
}

/** Whether a path is a base or is below it. Nothing counts as below the site's root, or every page would. */
export function isBelow(path: string, base: string): boolean {
  return path === base || (!base.endsWith('/') && path.startsWith(`${base}/`));
}
