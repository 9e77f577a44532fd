import type { ReactNode } from 'react';
import type { FooterData } from '../contract/shell.ts';
import { Link } from '../shell/link.tsx';
import { shellWords } from '../words.ts';

export interface FooterProps {
  readonly footer: FooterData;
}

/** The groups of links at the end of every page, and the copyright line. */
export function Footer({ footer }: FooterProps): ReactNode {
  return (
    <div className="footer-inner">
      {footer.groups.length > 0 && (
        <nav className="footer-groups" aria-label={shellWords.footer}>
          {footer.groups.map(({ title, items }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {items.map(link => (
                  <li key={link.href}>
                    <Link link={link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      )}
      {footer.copyright !== '' && <p className="copyright">{footer.copyright}</p>}
    </div>
  );
}
