import {
  Breadcrumbs,
  breadcrumbList,
  CodeBlock,
  escapeAttribute,
  fillNodes,
  fillWord,
  Link,
  mapsWords,
  PageHead,
  useJsonLd,
  usePicture,
  useStylesheet,
} from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { MapContent } from '../contract.ts';
import { MapCard } from './map-card.tsx';
import { MapColoring } from './map-coloring.tsx';
import { MapDownloads } from './map-downloads.tsx';
import { MapFacts } from './map-facts.tsx';
import { mapDataset } from './map-json-ld.ts';
import { MapRegions } from './map-regions.tsx';
import { MapSubject } from './map-subject.tsx';

/** A map's page. The downloads are at the top for visitors who want the file; picture, regions and colours work together below. */
export default function MapPage({ content }: { readonly content: MapContent }): ReactNode {
  const { title, heading, description, svg, width, height, regionsName, embed } = content;
  useStylesheet('maps');
  useJsonLd(facts => mapDataset(content, facts));
  useJsonLd(facts => breadcrumbList(content.breadcrumbs, facts));
  usePicture(`<img src="${escapeAttribute(svg.href)}" fetchpriority="high">`);
  return (
    <div className="map-page">
      <Breadcrumbs items={content.breadcrumbs} />
      <article>
        <PageHead title={heading} description={description}>
          <MapDownloads content={content} />
        </PageHead>
        <div className="map-explorer">
          <div className="map-frame">
            <div className="map-view">
              <div
                className="interactive-map map-preview"
                data-live="map-page"
                data-title={title}
                data-regions={regionsName}
                data-fine={content.fineSvg?.href}
              >
                <img
                  src={svg.href}
                  width={width}
                  height={height}
                  alt={fillWord(mapsWords.mapOf, { title })}
                  fetchPriority="high"
                />
              </div>
              <p className="map-use script-only">{mapsWords.howToUse}</p>
            </div>
          </div>
          <MapRegions regions={content.regions} regionsName={regionsName} />
          <MapColoring />
        </div>
        {content.note !== undefined && <Note text={content.note} />}
        <MapSubject subject={content.subject} />
        <div className="map-details">
          <section aria-labelledby="embed">
            <h2 id="embed">{mapsWords.useIt}</h2>
            {embed.map(({ title, code }) => (
              <CodeBlock key={title} title={title} text={code} />
            ))}
            <button
              type="button"
              className="button button-secondary script-only"
              data-frame={content.frame}
              aria-expanded="false"
            >
              {mapsWords.frameOptions}
            </button>
          </section>
          <MapFacts content={content} />
        </div>
      </article>
      <div className="map-related">
        {content.related.map(group => (
          <section key={group.title}>
            <h2>{group.title}</h2>
            <ul className="map-cards">
              {group.maps.map(map => (
                <li key={map.href}>
                  <MapCard map={map} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="map-credits">
        {fillNodes(mapsWords.madeOf, {
          credits: content.credits.map((credit, index) => [
            index > 0 && ', ',
            <Link key={credit.href} link={credit} />,
          ]),
        })}
      </p>
    </div>
  );
}

function Note({ text }: { readonly text: string }): ReactNode {
  return (
    <aside className="admonition admonition-info map-note" aria-label={mapsWords.aboutThisMap}>
      <p className="admonition-title">{mapsWords.aboutThisMap}</p>
      <p>{text}</p>
    </aside>
  );
}
