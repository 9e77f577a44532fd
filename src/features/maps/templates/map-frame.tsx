import { fillWord, mapsWords, useStylesheet } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { MapFrameContent } from '../contract.ts';

/** A map for a frame of another site. Without the script it is a picture. */
export default function MapFrame({ content }: { readonly content: MapFrameContent }): ReactNode {
  const { title, regionsName, src, width, height, page } = content;
  useStylesheet('frames');
  return (
    <div className="map-frame-page">
      <h1 className="visually-hidden">{title}</h1>
      <div
        className="interactive-map map-preview"
        data-live="map-frame"
        data-title={title}
        data-regions={regionsName}
      >
        <img src={src} width={width} height={height} alt={fillWord(mapsWords.mapOf, { title })} />
      </div>
      <ul className="map-frame-legend" hidden />
      <p className="map-frame-credit">
        <a href={page.href} target="_blank" rel="noopener">
          {fillWord(mapsWords.mapOf, { title })} · {page.label}
        </a>
      </p>
    </div>
  );
}
