import { counter, mapsWords } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { MapListContent } from '../contract.ts';

type Choice = MapListContent['kinds'][number];

interface MapFiltersProps {
  readonly kinds: readonly Choice[];
  readonly continents: readonly Choice[];
  /** The number of maps. */
  readonly count: number;
}

/** The gallery's search field and filters, which need the script. */
export function MapFilters({ kinds, continents, count }: MapFiltersProps): ReactNode {
  return (
    <search>
      <form className="gallery-filters script-only">
        <label htmlFor="gallery-search">{mapsWords.searchMaps}</label>
        <input
          id="gallery-search"
          className="search-field"
          type="search"
          name="q"
          placeholder={mapsWords.searchExample}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Chips name="kind" legend={mapsWords.kind} all={mapsWords.allKinds} choices={kinds} />
        <Chips
          name="continent"
          legend={mapsWords.continent}
          all={mapsWords.allContinents}
          choices={continents}
        />
        <p className="gallery-count" role="status">
          {counter.count(mapsWords.maps, count)}
        </p>
      </form>
    </search>
  );
}

interface ChipsProps {
  readonly name: string;
  readonly legend: string;
  readonly all: string;
  readonly choices: readonly Choice[];
}

/** Radio buttons that look like chips. Leaves out a choice without any maps. */
function Chips({ name, legend, all, choices }: ChipsProps): ReactNode {
  return (
    <fieldset className="chips">
      <legend className="visually-hidden">{legend}</legend>
      <label className="chip">
        <input type="radio" name={name} value="" defaultChecked />
        {all}
      </label>
      {choices
        .filter(({ count }) => count > 0)
        .map(({ value, label, count }) => (
          <label key={value} className="chip">
            <input type="radio" name={name} value={value} />
            {label} <span className="count">{count}</span>
          </label>
        ))}
    </fieldset>
  );
}
