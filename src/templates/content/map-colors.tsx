import type { ReactNode } from 'react';

/** The controls that repaint the map. They need the script, which also knows the colours that the map has. */
export function MapColors(): ReactNode {
  return (
    <form className="map-colors script-only" aria-label="Colours of the map">
      <fieldset disabled>
        <ColorField name="land" label="Land" value="#c3d3cd" />
        <ColorField name="border" label="Borders" value="#ffffff" />
        <label>
          <input type="range" name="width" min="0" max="4" step="0.2" defaultValue="0.8" />
          Border width
        </label>
        <ColorField name="background" label="Background" value="#ffffff" />
        <ColorField name="selected" label="Selected regions" value="#0a5a6d" />
        <label>
          <select className="field" name="labels" defaultValue="none">
            <option value="none">None</option>
            <option value="titles">Names</option>
            <option value="ids">IDs</option>
          </select>
          Labels
        </label>
        <button type="reset" className="button button-secondary script-only">
          Reset
        </button>
      </fieldset>
      <p>
        Everything that you download as a picture takes these colours. Select regions on the map or in the
        list to give them a colour of their own.
      </p>
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
