import { counter, fillWord, mapsWords, site } from '@mapwright/site/templates';
import { Fragment, type ReactNode } from 'react';
import { inGroups } from '../client/page/row-groups.ts';
import type { MapRegion } from '../contract.ts';

interface MapRegionsProps {
  readonly regions: readonly MapRegion[];
  /** `states`. */
  readonly regionsName: string;
}

/** Sorts names as people do: ignores accents and case, and compares numbers by value. */
const COLLATOR = new Intl.Collator([site.language, 'en'], { numeric: true, sensitivity: 'base' });

const STATUS_WORDS = { withdrawn: mapsWords.withdrawnCode, own: mapsWords.ownCode };

/** The Tab key stops at a scrolling box only until something inside can have the focus. */
const SCROLLABLE = { tabIndex: 0 };

/**
 * The regions by name, with their ids. Rows carry their label positions, which the script needs. Names have addresses, so that
 * a search of the site can lead to a region. There may be thousands.
 */
export function MapRegions({ regions, regionsName }: MapRegionsProps): ReactNode {
  const sorted = [...regions].sort((a, b) => COLLATOR.compare(a.title, b.title));
  const name = regionsName.charAt(0).toUpperCase() + regionsName.slice(1);
  return (
    <section className="map-regions" aria-labelledby="regions">
      <h2 id="regions">
        {name} <span className="count">{counter.number(regions.length)}</span>
      </h2>
      <input
        className="search-field script-only"
        type="search"
        name="region"
        aria-label={fillWord(mapsWords.searchRegions, { regions: regionsName })}
        placeholder={mapsWords.nameOrId}
        autoComplete="off"
        spellCheck={false}
      />
      <section className="region-scroll" aria-label={name} {...SCROLLABLE}>
        <table className="region-table" aria-labelledby="regions">
          <thead>
            <tr>
              <th scope="col">{mapsWords.name}</th>
              <th scope="col">{mapsWords.id}</th>
            </tr>
          </thead>
          {inGroups(sorted).map(group => (
            <tbody key={group[0]?.id}>
              {group.map(({ id, title, codeStatus, otherNames, x, y }) => (
                <tr key={id} data-region={id} data-x={x} data-y={y}>
                  <td id={id} data-search="name">
                    {title}
                    {otherNames.map(name => (
                      <Fragment key={name}>
                        {' '}
                        <small data-search="alias">{name}</small>
                      </Fragment>
                    ))}
                  </td>
                  <td>
                    {id}
                    {codeStatus !== 'current' && <small>{` ${STATUS_WORDS[codeStatus]}`}</small>}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </section>
  );
}
