import { mapsWords } from '@mapwright/site/templates';
import type { ReactNode } from 'react';

/** The controls that change the map's colours. They need the script, which also knows the map's current colours. */
export function MapColors(): ReactNode {
  return (
    <form className="map-colors script-only" aria-label={mapsWords.colors}>
      <fieldset disabled>
        <ColorField name="land" label={mapsWords.land} value="#c3d3cd" />
        <ColorField name="border" label={mapsWords.borders} value="#ffffff" />
        <label>
          {mapsWords.borderWidth}
          <input type="range" name="width" min="0" max="4" step="0.2" defaultValue="0.8" />
        </label>
        <span className="map-colors-together">
          <ColorField name="background" label={mapsWords.background} value="#ffffff" />
          <label>
            <input type="checkbox" name="transparent" defaultChecked />
            {mapsWords.transparent}
          </label>
        </span>
        <ColorField name="selected" label={mapsWords.selectedRegions} value="#c3d3cd" />
        <label>
          {mapsWords.labels}
          <select className="field" name="labels" defaultValue="none">
            <option value="none">{mapsWords.none}</option>
            <option value="titles">{mapsWords.names}</option>
            <option value="ids">{mapsWords.ids}</option>
          </select>
        </label>
        <span className="map-colors-together">
          <button type="button" name="dark" className="button button-secondary script-only">
            {mapsWords.darkColors}
          </button>
          <button type="reset" className="button button-secondary script-only">
            {mapsWords.reset}
          </button>
        </span>
      </fieldset>
      <p>{mapsWords.colorsHelp}</p>
    </form>
  );
}

interface ColorFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

function ColorField({ name, label, value }: ColorFieldProps): ReactNode {
  return (
    <label>
      <input type="color" name={name} defaultValue={value} />
      {label}
    </label>
  );
}
