import type { DirectiveNode } from '../directives/directive.ts';
import { readIncludedText } from '../markdown/included-text.ts';
import type { PageContext } from '../markdown/page-context.ts';
import { type DataFields, readDataFile } from '../site-data/read-data-file.ts';
import { fillProductInText } from '../source/fill-product.ts';
import { mapTexts } from '../source/map-texts.ts';
import { checkScreen } from './check-screen.ts';
import { type Screen, screenSchema } from './screen-schema.ts';

/** A screen, and where each of its fields is written. */
export interface WrittenScreen {
  readonly screen: Screen;
  readonly placeOf: DataFields<Screen>['placeOf'];
}

/** Reads the file of a screen; absent where anything is wrong with it, which is told at its line there. */
export function readScreen(page: PageContext, node: DirectiveNode, named: string): WrittenScreen | undefined {
  const included = readIncludedText(page, node, named);
  if (included === undefined) return undefined;
  const { product } = page.surroundings;
  const { output, placeOf, diagnostics } = readDataFile({ ...included, product }, screenSchema);
  page.diagnostics.push(...diagnostics);
  if (output === undefined || diagnostics.some(({ severity }) => severity === 'error')) return undefined;
  const screen = mapTexts(output, text => fillProductInText(text, product));
  const faults = checkScreen(screen, placeOf);
  page.diagnostics.push(...faults);
  return faults.length > 0 ? undefined : { screen, placeOf };
}
