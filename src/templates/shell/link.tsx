import type { ReactNode } from 'react';
import type { LinkData } from '../contract.ts';

interface LinkProps {
  readonly link: LinkData;
  readonly className?: string | undefined;
  readonly current?: 'page' | 'true' | undefined;
}

/** A link as data says it: one to another site opens in a new tab. */
export function Link({ link, className, current }: LinkProps): ReactNode {
  const target = link.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={link.href} className={className} aria-current={current} {...target}>
      {link.label}
    </a>
  );
}

/** Says whether a path is a base or lies below it. The site's root has nothing below it: every page would be. */
export function isBelow(path: string, base: string): boolean {
  return path === base || (!base.endsWith('/') && path.startsWith(`${base}/`));
}
