import type { ReactNode } from 'react';
import type { MapCardData } from '../contract.ts';

/** A map in a list: its outline, its title, its number of regions. The thumbnail loads when it comes near. */
export function MapCard({ map }: { readonly map: MapCardData }): ReactNode {
  return (
    <>
      <img src={map.thumbnail} alt="" width="160" height="120" loading="lazy" decoding="async" />
      <a href={map.href}>{map.label}</a>
      {map.regions}
    </>
  );
}
