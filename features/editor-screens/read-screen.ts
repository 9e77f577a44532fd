import {
  type DataFields,
  type DirectiveNode,
  fillProductInText,
  mapTexts,
  type PageContext,
  readDataFile,
  readIncludedText,
} from '@mapwright/site/directive';
import { checkScreen } from './check-screen.ts';
import { type Screen, screenSchema } from './screen-schema.ts';

/** A screen, and where each of its fields is written. */
export interface WrittenScreen {
  readonly screen: Screen;
  readonly placeOf: DataFields<Screen>['placeOf'];
}

/** Reads the file of a screen. Returns `undefined` if anything in the file is wrong; each mistake is reported at its line there. */
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
