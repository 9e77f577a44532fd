import type { ReactNode } from 'react';
import type { DocLayout } from '../contract/layout.ts';
import { Frozen } from '../frozen.tsx';
import { MainRegion } from './main-region.tsx';
import { Sidebar } from './sidebar.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import { VersionDropdown } from './version-dropdown.tsx';

interface DocsLayoutProps {
  readonly layout: DocLayout;
  /** The page's path. */
  readonly path: string;
  /** Given on the server only. */
  readonly children?: ReactNode;
}

/** Sidebar, text, table of contents. */
export function DocsLayout({ layout, path, children }: DocsLayoutProps): ReactNode {
  return (
    <div className="docs-layout">
      <div className="docs-sidebar">
        {layout.versions && <VersionDropdown versions={layout.versions} />}
        <Sidebar layout={layout} path={path} />
      </div>
      <TableOfContents items={layout.toc} />
      <MainRegion>
        <Frozen name="content">{children}</Frozen>
      </MainRegion>
    </div>
  );
}
