import { coloringWords } from '@mapwright/site/words';
import { createHtmlElement } from '../map/html-elements.ts';
import type { ColoringTool } from './coloring-tool.ts';
import { labelled, showValue, textField } from './form-parts.ts';
import type { MapState } from './map-state.ts';

/** The fields for what is written around the map: title, unit, source. */
export function createTextPanel({ history }: ColoringTool): HTMLElement {
  const create = (name: string, text: string) => labelled(text, textField(name, { maxlength: '200' }));
  const title = create('map-title', coloringWords.mapTitle);
  const unit = create('map-unit', coloringWords.unit);
  const source = create('map-source', coloringWords.source);
  title.field.addEventListener('input', () =>
    history.change({ ...history.current(), title: title.field.value }, coloringWords.mapTitle),
  );
  source.field.addEventListener('input', () =>
    history.change({ ...history.current(), source: source.field.value }, coloringWords.source),
  );
  unit.field.addEventListener('input', () => {
    const state = history.current();
    if (state.data)
      history.change({ ...state, data: { ...state.data, unit: unit.field.value } }, coloringWords.unit);
  });
  const panel = createHtmlElement('div', 'map-options map-texts');
  panel.append(title.label, unit.label, source.label);
  history.follow(show);
  show(history.current());

  function show(state: MapState): void {
    unit.label.hidden = state.data === null;
    showValue(title.field, state.title);
    showValue(unit.field, state.data?.unit ?? '');
    showValue(source.field, state.source);
  }
  return panel;
}
