import { fillWord } from '@mapwright/site/contract';
import { counter } from '@mapwright/site/counter';
import { coloringWords } from '@mapwright/site/words';
import { createHtmlElement } from '../map/html-elements.ts';
import { classLimits } from './class-limits.ts';
import type { ColoringTool } from './coloring-tool.ts';
import { choice, labelled, showValue, textField } from './form-parts.ts';
import type { ClassKind, DataLayer, MapState } from './map-state.ts';
import { addPalettes } from './palette-swatches.ts';
import { readLimits } from './state-address.ts';

const METHODS: readonly (readonly [ClassKind, string])[] = [
  ['quantile', coloringWords.quantile],
  ['natural', coloringWords.natural],
  ['equal', coloringWords.equal],
  ['own', coloringWords.own],
];
const COUNTS = ['3', '4', '5', '6', '7'];

/** The fields that say how figures become colours. They are shown while there are figures. */
export function createStylePanel({ history }: ColoringTool): HTMLElement {
  const method = labelled(coloringWords.method, choice('method', METHODS));
  const classes = labelled(
    coloringWords.classes,
    choice(
      'classes',
      COUNTS.map(count => [count, count]),
    ),
  );
  const limits = labelled(
    coloringWords.limits,
    textField('limits', { placeholder: '10 20 50', inputmode: 'text' }),
  );
  const reversed = labelled(
    coloringWords.reversed,
    createHtmlElement('input', '', { type: 'checkbox', name: 'reversed' }),
    'map-check',
  );
  const noData = labelled(
    coloringWords.noData,
    createHtmlElement('input', '', { type: 'color', name: 'nodata' }),
    'map-check',
  );
  const palettes = createHtmlElement('fieldset', 'map-palettes');
  const legend = document.createElement('legend');
  legend.textContent = coloringWords.palette;
  palettes.append(legend);
  const showPalettes = addPalettes(palettes, palette => change(coloringWords.palette, { palette }));
  const help = createHtmlElement('p', 'map-panel-help');
  help.textContent = coloringWords.palettesHelp;
  palettes.append(reversed.label, noData.label, help);

  const change = (step: string, part: Partial<DataLayer>): void => {
    const state = history.current();
    if (state.data) history.change({ ...state, data: { ...state.data, ...part } }, step);
  };
  method.field.addEventListener('change', () => {
    const { data } = history.current();
    const kind = METHODS.find(([value]) => value === method.field.value)?.[0] ?? 'quantile';
    // Own limits begin with those on the screen.
    change(coloringWords.method, {
      method: kind,
      ...(data && kind === 'own' && { limits: classLimits(data) }),
    });
  });
  classes.field.addEventListener('change', () =>
    change(coloringWords.classes, { classes: Number(classes.field.value) }),
  );
  limits.field.addEventListener('change', () =>
    change(coloringWords.limits, { limits: readLimits(limits.field.value.replace(/(\d),(?=\d)/g, '$1.')) }),
  );
  reversed.field.addEventListener('change', () =>
    change(coloringWords.reversed, { isReversed: reversed.field.checked }),
  );
  noData.field.addEventListener('input', () => change(coloringWords.noData, { noData: noData.field.value }));

  const panel = createHtmlElement('section', 'map-panel', { 'aria-label': coloringWords.method });
  const row = createHtmlElement('div', 'map-options');
  row.append(method.label, classes.label, limits.label);
  const fewer = createHtmlElement('p', 'map-panel-help');
  panel.append(row, fewer, palettes);
  history.follow(show);
  show(history.current());

  function show({ data }: MapState): void {
    panel.hidden = data === null;
    if (!data) return;
    showValue(method.field, data.method);
    showValue(classes.field, String(data.classes));
    showValue(limits.field, data.limits.join(' '));
    classes.label.hidden = data.method === 'own';
    limits.label.hidden = data.method !== 'own';
    const made = classLimits(data).length + 1;
    fewer.hidden = data.method === 'own' || made >= data.classes;
    fewer.textContent = fillWord(coloringWords.fewerClasses, {
      classes: counter.count(coloringWords.classesMade, made),
    });
    reversed.field.checked = data.isReversed;
    showValue(noData.field, data.noData);
    showPalettes(data);
  }
  return panel;
}
