import { coloringWords } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import { MapColors } from './map-colors.tsx';

/** What a visitor can do with the map's colours. The script loads the tool for figures and groups at its first use. */
export function MapColoring(): ReactNode {
  return (
    <section className="map-coloring script-only" aria-labelledby="map-coloring">
      <h2 id="map-coloring">{coloringWords.title}</h2>
      <p className="map-coloring-help">{coloringWords.help}</p>
      <div className="map-coloring-bar">
        <button
          type="button"
          className="button button-primary script-only"
          data-coloring=""
          aria-expanded="false"
        >
          {coloringWords.open}
        </button>
      </div>
      <MapColors />
    </section>
  );
}
