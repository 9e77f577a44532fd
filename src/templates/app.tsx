import type { ReactNode } from 'react';
import type { HydrationData } from './contract/page.ts';
import { Frozen } from './frozen.tsx';
import { AnnouncementBar } from './shell/announcement-bar.tsx';
import { BackToTop } from './shell/back-to-top.tsx';
import { CrashBoundary } from './shell/crash-boundary.tsx';
import { MainRegion } from './shell/main-region.tsx';
import { Navbar } from './slots/navbar.ts';

interface AppProps {
  readonly page: HydrationData;
  /** The page in its layout. */
  readonly children: ReactNode;
  /** Given on the server only: the footer is frozen. */
  readonly footer?: ReactNode;
}

/** The tree that server and browser share: everything inside `#pageRoot`. If the page crashes, the rest of the tree still works. */
export function App({ page, children, footer }: AppProps): ReactNode {
  const { shell, path, layout } = page;
  const content = (
    <CrashBoundary resetKey={page} frame={MainRegion}>
      {children}
    </CrashBoundary>
  );
  if (layout.type === 'frame') return content;
  return (
    <CrashBoundary resetKey={page}>
      {shell.announcement && <AnnouncementBar announcement={shell.announcement} />}
      <Navbar
        navbar={shell.navbar}
        path={path}
        baseUrl={shell.baseUrl}
        sidebar={layout.type === 'docs' ? layout : undefined}
        hasColorModeToggle={!shell.colorMode.isSwitchDisabled}
      />
      {content}
      <Frozen name="footer" as="footer" className="footer">
        {footer}
      </Frozen>
      <BackToTop />
    </CrashBoundary>
  );
}
