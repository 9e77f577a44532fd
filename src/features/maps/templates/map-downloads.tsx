import { counter, mapsWords } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import { PNG_WIDTHS } from '../client/page/png-widths.ts';
import type { DownloadData, MapContent } from '../contract.ts';

/** The downloads. The files are plain links; the script draws labelled and PNG pictures. */
export function MapDownloads({ content }: { readonly content: MapContent }): ReactNode {
  return (
    <div className="map-downloads">
      <DownloadLink file={content.svg} label={mapsWords.downloadSvg} kind="svg" />
      {content.fineSvg !== undefined && (
        <DownloadLink file={content.fineSvg} label={mapsWords.fineSvg} kind="fine" />
      )}
      <DownloadLink file={content.geoJson} label="GeoJSON" />
      <DownloadLink file={content.topoJson} label="TopoJSON" />
      <DownloadLink file={content.csv} label="CSV" />
      <fieldset className="map-drawn script-only" disabled>
        <legend className="visually-hidden">{mapsWords.drawnPictures}</legend>
        <button type="button" className="button button-secondary script-only" data-download="labels">
          {mapsWords.svgWithLabels}
        </button>
        <span className="map-png">
          <button type="button" className="button button-secondary script-only" data-download="png">
            PNG
          </button>
          <select className="field" name="png-width" aria-label={mapsWords.pngWidth} defaultValue="2000">
            {PNG_WIDTHS.map(width => (
              <option key={width} value={width}>{`${width} px`}</option>
            ))}
          </select>
        </span>
      </fieldset>
      <p className="map-labelled script-only">{mapsWords.labelsHelp}</p>
    </div>
  );
}

interface DownloadLinkProps {
  readonly file: DownloadData;
  readonly label: string;
  /** Names the links that the script replaces when the visitor has coloured the map. */
  readonly kind?: 'svg' | 'fine';
}

/** A space keeps it apart from the next one where the page is read as text. */
function DownloadLink({ file, label, kind }: DownloadLinkProps): ReactNode {
  return (
    <>
      <a
        className={kind === 'svg' ? 'button button-primary' : 'button button-secondary'}
        href={file.href}
        download={file.name}
        data-download={kind}
      >
        {label} <small>{sizeText(file.bytes)}</small>
      </a>{' '}
    </>
  );
}

/** A file's size for readers: `840 B`, `38 kB`, `1.2 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${counter.decimal(bytes / 1_000_000, 1)} MB`;
}
