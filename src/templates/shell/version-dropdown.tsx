import { type ReactNode, useRef } from 'react';
import type { VersionLinkData } from '../contract/layout.ts';
import { docsWords } from '../words.ts';
import { useBrowser, useReadable } from './browser.ts';
import { useDismissal } from './use-dismissal.ts';

interface VersionDropdownProps {
  readonly versions: readonly VersionLinkData[];
}

const NO_ADDRESS = { pathname: '', search: '', hash: '' };

/** Links to this doc in other versions, keeping query and hash, and remembers the chosen version. */
export function VersionDropdown({ versions }: VersionDropdownProps): ReactNode {
  const { address, preferredVersion } = useBrowser();
  const { pathname, search, hash } = useReadable(address, NO_ADDRESS);
  const details = useRef<HTMLDetailsElement>(null);
  useDismissal(details, pathname);
  return (
    <nav aria-label={docsWords.versions}>
      <details ref={details} className="dropdown version-dropdown">
        <summary>
          <span className="visually-hidden">{`${docsWords.version} `}</span>
          {versions.find(version => version.isCurrent)?.label}
        </summary>
        <ul>
          {versions.map(({ name, label, href, isCurrent }) => (
            <li key={name}>
              <a
                href={href + search + hash}
                aria-current={isCurrent ? 'true' : undefined}
                onClick={() => preferredVersion.prefer(name)}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
