import { fillWord } from '@mapwright/site/contract';
import { counter } from '@mapwright/site/counter';
import { figuresWords } from '@mapwright/site/words';
import { splitUnit } from '../../split-unit.ts';
import type { InteractiveMap } from '../map/interactive-map.ts';
import { numbersOf, type RegionFacts, withUnit } from './facts.ts';
import { groupByClass, methodOf } from './groups.ts';
import type { FigureLegend } from './legend.ts';

/** The measure that determines a map's colours. */
export interface FigureMeasures {
  /** The current figure of a region, with its unit and the average. */
  describe(id: string): string;
  /** The name of the current measure, with the year if there are years. */
  name(): string;
  /** Colours the map again: another year is chosen. */
  show(): void;
}

/** The years of a measure: a column of the table for each. */
export interface FigureYears {
  readonly title: string;
  readonly columns: readonly number[];
  /** The column of the chosen year. */
  readonly column: () => number;
}

/** Colours a map by one of its measures, as chosen in the fields above it. Without fields it uses the writer's `options`. */
export function createFigureMeasures(
  figure: HTMLElement,
  {
    map,
    facts,
    legend,
    options,
    years,
  }: {
    readonly map: InteractiveMap;
    readonly facts: RegionFacts;
    readonly legend: FigureLegend;
    readonly options: DOMStringMap;
    readonly years?: FigureYears | undefined;
  },
): FigureMeasures {
  const field = (name: string) => figure.querySelector<HTMLSelectElement>(`[data-map-${name}]`);
  const fields = ['measure', 'classes', 'method'].map(field);
  const [measure, classes, method] = fields;
  const regions = map.regions.map(({ id }) => id);
  const column = () => years?.column() ?? Number(measure?.value ?? options.measure ?? 0);

  function show(): void {
    const { name = '', unit = '' } = facts.columns[column()] ?? {};
    const groups = groupByClass(regions, numbersOf(facts, column()), {
      method: methodOf(method?.value ?? options.method, classes?.value ?? options.classes),
      ...(years && { series: years.columns.map(column => numbersOf(facts, column)) }),
    });
    legend.show(years?.title ?? (unit === '' ? name : `${name} (${unit})`), groups);
  }

  for (const control of fields) control?.addEventListener('change', show);
  show();

  function nameShown(): string {
    const { name = '' } = facts.columns[column()] ?? {};
    return years ? `${splitUnit(years.title).name}, ${name}` : name;
  }

  return { describe: id => describeFigure(facts, column(), id), name: nameShown, show };
}

/** A region's figure beside the average. */
function describeFigure(facts: RegionFacts, column: number, id: string): string {
  const numbers = numbersOf(facts, column);
  const value = numbers.get(id);
  const { unit = '' } = facts.columns[column] ?? {};
  if (value === undefined) return figuresWords.noFigure;
  const average = formatLike([...numbers.values()], averageOf([...numbers.values()]));
  return fillWord(figuresWords.withAverage, {
    value: withUnit(counter.number(value), unit),
    average: withUnit(average, unit),
  });
}

function averageOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** An average with as many decimal places as the numbers that it is of. */
function formatLike(values: readonly number[], average: number): string {
  const places = Math.max(...values.map(value => String(value).split('.')[1]?.length ?? 0));
  return counter.number(Number(average.toFixed(places)));
}
