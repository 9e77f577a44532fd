import { posix, relative } from 'node:path';
import { KINDS } from '../../templates/contract/core-kinds.ts';
import type { BrowserFeature } from '../model/browser-feature.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Route } from '../model/route.ts';
import { messageOf } from '../model/text/message-of.ts';

/** The file of the component that renders pages of a kind, as people read it; `undefined` if no feature names one. */
export function templateOf(kind: string, features: readonly BrowserFeature[]): string | undefined {
  const owner = features.find(({ pages }) => Object.hasOwn(pages, kind));
  const file = owner?.pages[kind];
  if (owner === undefined || file === undefined)
    return KINDS.some(core => core === kind) ? `src/templates/content/${kind}.tsx` : undefined;
  return posix.join(owner.place, relative(owner.folder, file).replaceAll('\\', '/'));
}

/** A component threw, or the page's text could not be read. */
export function crashed(route: Route, template: string | undefined, error: unknown): Diagnostic {
  const component =
    error instanceof Error ? /^\s+at (?:Object\.)?([A-Z]\w*) /m.exec(error.stack ?? '')?.[1] : undefined;
  return {
    severity: 'error',
    code: 'template/crashed',
    message: `The page ${route.path} cannot be rendered${component === undefined ? '' : `: the component ${component} throws`}: ${messageOf(error)}`,
    ...placeOf(route, template),
    hint:
      template === undefined
        ? `Name the component in browser.pages of the feature: { '${route.kind}': './${route.kind}.tsx' }.`
        : `Check ${template} and the content of this page.`,
  };
}

export function tooSlow(route: Route, template: string | undefined, milliseconds: number): Diagnostic {
  return {
    severity: 'error',
    code: 'template/timeout',
    message: `The page ${route.path} takes longer than ${milliseconds} ms to render`,
    ...placeOf(route, template),
    hint: `A component of the kind "${route.kind}" does not finish: check ${template}.`,
  };
}

function placeOf({ source }: Route, template: string | undefined): Pick<Diagnostic, 'place'> {
  const file = source ?? template;
  return file === undefined ? {} : { place: { file } };
}
