import {
  fillNodes,
  fillWord,
  Link,
  mapsWords,
  PageHead,
  useInlineScript,
  useStylesheet,
} from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import { FOLDED } from '../client/gallery/folded.ts';
import type { MapListContent } from '../contract.ts';
import { MapCard } from './map-card.tsx';
import { MapFilters } from './map-filters.tsx';

type Group = MapListContent['groups'][number];

/** The gallery: every map in groups. The script searches and filters; without it, links lead to the groups. */
export default function MapList({ content }: { readonly content: MapListContent }): ReactNode {
  const { title, description, groups, credits } = content;
  useStylesheet('maps');
  useInlineScript('gallery');
  const count = groups.reduce((total, { maps }) => total + maps.length, 0);
  return (
    <div
      className="page page-wide gallery"
      data-live="gallery"
      data-names={content.names}
      data-regions={content.regionNames}
    >
      <PageHead title={title} description={description} />
      <MapFilters kinds={content.kinds} continents={content.continents} count={count} />
      <nav className="gallery-groups" aria-label={mapsWords.groups}>
        <ul>
          {groups.map(group => (
            <li key={group.id}>
              <a href={`#${group.id}`}>{group.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(group => (
        <MapGroup key={group.id} group={group} />
      ))}
      <p className="gallery-nothing" hidden>
        {fillNodes(mapsWords.nothingMatches, {
          showAll: (
            <button type="button" className="link-button script-only" data-clear="">
              {mapsWords.showAll}
            </button>
          ),
        })}
      </p>
      {credits && (
        <p className="gallery-credits">
          {fillNodes(mapsWords.openData, { credits: <Link link={credits} /> })}
        </p>
      )}
    </div>
  );
}

/** The group carries the kind and continent of its first map; only a map that differs carries its own. */
function MapGroup({ group }: { readonly group: Group }): ReactNode {
  const { kind, continent } = group.maps[0] ?? { kind: '', continent: '' };
  return (
    <section aria-labelledby={group.id} data-kind={kind} data-continent={continent}>
      <h2 id={group.id}>
        {group.title} <span className="count">{group.maps.length}</span>
      </h2>
      <ul className="map-cards">
        {group.maps.map(map => (
          <li
            key={map.href}
            data-kind={map.kind === kind ? undefined : map.kind}
            data-continent={map.continent === continent ? undefined : map.continent}
            data-words={map.words}
          >
            <MapCard map={map} />
          </li>
        ))}
      </ul>
      {group.maps.length > FOLDED && (
        <button type="button" className="button button-secondary gallery-more script-only" data-more="">
          {fillWord(mapsWords.showGroup, { count: group.maps.length, title: group.title })}
        </button>
      )}
    </section>
  );
}
