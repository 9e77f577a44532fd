import { Link } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { VersionBanner as VersionBannerData } from '../contract.ts';

/** Says that a page belongs to an unreleased or old version, and leads to the current one. */
export function VersionBanner({ banner }: { readonly banner: VersionBannerData | undefined }): ReactNode {
  return (
    banner && (
      <p className="version-banner">
        {banner.text} <Link link={banner.link} />
      </p>
    )
  );
}
