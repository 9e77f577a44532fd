import type { ReactNode } from 'react';
import { Frozen } from '../frozen.tsx';
import { MainRegion } from './main-region.tsx';

/** Only the content, which is rendered on the server alone. */
export function PlainLayout({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <MainRegion>
      <Frozen name="content">{children}</Frozen>
    </MainRegion>
  );
}
