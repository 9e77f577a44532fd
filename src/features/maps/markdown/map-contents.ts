import type { CheckedDirective, DirectiveNode, PageContext } from '@mapwright/site/directive';
import { type CategoryTable, readCategories } from './category-table.ts';
import { type MeasureTable, readMeasures } from './measure-table.ts';
import { type PlaceTable, readPlaces } from './place-table.ts';
import { type PlanScale, readPlanScale } from './plan-scale.ts';

/** The contents of a map, and what visitors can do with it. */
export interface MapContents {
  readonly measures: MeasureTable | undefined;
  readonly categories: CategoryTable | undefined;
  /** Shows each region's size; only with a picture of the writer's own. */
  readonly scale: PlanScale | undefined;
  readonly places: PlaceTable | undefined;
  readonly attributes: CheckedDirective['attributes'];
}

/** Reads the tables of a map. A table without rows shows nothing; its mistakes are already reported. */
export function readMapContents(page: PageContext, { node, attributes }: CheckedDirective): MapContents {
  const read = <Table extends { readonly rows: readonly unknown[] }>(
    file: string | undefined,
    reader: (page: PageContext, node: DirectiveNode, file: string) => Table,
  ): Table | undefined => {
    const table = file === undefined ? undefined : reader(page, node, file);
    return table?.rows.length === 0 ? undefined : table;
  };
  return {
    measures: read(attributes.values, (...given) =>
      readMeasures(...given, { bubbles: attributes.bubbles, hasYears: attributes.years !== undefined }),
    ),
    categories: read(attributes.categories, (...given) => readCategories(...given, attributes.limit)),
    places: read(attributes.places, readPlaces),
    scale: readPlanScale(page, node, attributes.scale),
    attributes,
  };
}
