import { posix, relative } from 'node:path';
import { KINDS } from '../../templates/contract/core-kinds.ts';
import type { Templates } from '../../templates/contract/document.ts';
import type { BrowserFeature } from '../model/browser-feature.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { posixPath } from '../model/paths/posix-path.ts';
import type { Route } from '../model/route.ts';
import { messageOf } from '../model/text/message-of.ts';
import { placeText } from '../model/text/place-text.ts';

/** The file of the component that renders pages of a kind, as people read it; `undefined` if no feature names one. */
export function templateOf(kind: string, features: readonly BrowserFeature[]): string | undefined {
  const owner = features.find(({ pages }) => Object.hasOwn(pages, kind));
  const file = owner?.pages[kind];
  if (owner === undefined || file === undefined)
    return KINDS.some(core => core === kind) ? `src/templates/content/${kind}.tsx` : undefined;
  return shownFile(owner, file);
}

function shownFile({ place, folder }: BrowserFeature, file: string): string {
  return posix.join(place, posixPath(relative(folder, file)));
}

/** A slot that a feature or the theme fills. */
interface FilledSlot {
  readonly slot: string;
  /** The file of its component, as people read it. */
  readonly file: string;
}

/** The slots that features and the theme fill, by the names of their components. */
export function filledSlots(
  components: Templates['slotComponents'],
  features: readonly BrowserFeature[],
): ReadonlyMap<string, FilledSlot> {
  return new Map(
    Object.entries(components).flatMap(([slot, component]) => {
      const owner = features.findLast(({ slots }) => Object.hasOwn(slots, slot));
      const file = owner?.slots[slot];
      return owner === undefined || file === undefined
        ? []
        : [[component, { slot, file: shownFile(owner, file) }] as const];
    }),
  );
}

/** Where the components of pages come from. */
export interface ComponentFiles {
  readonly template: string | undefined;
  readonly slots: ReadonlyMap<string, FilledSlot>;
  /** The place in the site’s sources from which a component throws. */
  readonly placeOf: (error: unknown) => Place | undefined;
}

/** A component threw, or the page's text could not be read. */
export function crashed(
  route: Route,
  { template, slots, placeOf }: ComponentFiles,
  error: unknown,
): Diagnostic {
  const component =
    error instanceof Error ? /^\s+at (?:Object\.)?([A-Z]\w*) /m.exec(error.stack ?? '')?.[1] : undefined;
  const filled = slots.get(component ?? '');
  const thrownAt = placeOf(error);
  if (filled !== undefined) return slotCrashed(filled, thrownAt, messageOf(error));
  return {
    severity: 'error',
    code: 'template/crashed',
    message: `The page ${route.path} cannot be rendered${component === undefined ? '' : `: the component ${component} throws`}: ${messageOf(error)}`,
    ...placeOfPage(route, template),
    hint:
      template === undefined
        ? `Name the component in browser.pages of the feature: { '${route.kind}': './${route.kind}.tsx' }.`
        : `Check ${thrownAt === undefined ? template : placeText(thrownAt)} and the content of this page.`,
  };
}

/** The same for every page, so that it is reported once. */
function slotCrashed({ slot, file }: FilledSlot, place: Place = { file }, reason: string): Diagnostic {
  return {
    severity: 'error',
    code: 'template/crashed',
    message: `The component of the slot “${slot}” throws: ${reason}`,
    place,
    hint: 'Fix it in this file. No page that has the slot can be rendered.',
  };
}

/** A page that was stopped after the time limit. */
export function tooSlow(route: Route, template: string | undefined, milliseconds: number): Diagnostic {
  return {
    severity: 'error',
    code: 'template/timeout',
    message: `The page ${route.path} takes longer than ${milliseconds} ms to render`,
    ...placeOfPage(route, template),
    hint: `A component of the kind “${route.kind}” does not finish: check ${template}.`,
  };
}

function placeOfPage({ source }: Route, template: string | undefined): Pick<Diagnostic, 'place'> {
  const file = source ?? template;
  return file === undefined ? {} : { place: { file } };
}
