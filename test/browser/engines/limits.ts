import type { EngineName } from './engine.ts';

/** Tests that an engine cannot run, and what it lacks. */
interface Limit {
  readonly engines: readonly EngineName[];
  /** File of the tests, below `test/browser/`. */
  readonly file: string;
  /** Beginning of their titles, with those of the groups, as Vitest prints them; all tests of the file where it is missing. */
  readonly title?: string;
  readonly reason: string;
}

const OTHERS = ['firefox', 'webkit'] as const;

/** All tests that do not run in every engine. What behaves differently is mended in the site; this is what cannot be asked. */
export const LIMITS: readonly Limit[] = [
  {
    engines: OTHERS,
    file: 'page-weight.test.ts',
    reason:
      'A page weighs the same in every engine, and sizes on the wire come over the protocol of Chromium.',
  },
  {
    engines: ['webkit'],
    file: 'navigation.test.ts',
    title: 'a page that was shown before comes out of the browser’s cache',
    reason:
      'MiniBrowser under automation has no cache on the disk, and never asks whether a page has changed.',
  },
  {
    engines: ['webkit'],
    file: 'navigation.test.ts',
    title: 'a click > on a link to another site opens a tab',
    reason: 'A tab that a page opens has asked for its page before WebKit lets anyone hold the request.',
  },
  {
    engines: OTHERS,
    file: 'display.test.ts',
    title: 'nothing shifts at',
    reason: 'Chromium alone measures how far a page shifts.',
  },
  {
    engines: OTHERS,
    file: 'maps/loading.test.ts',
    title: 'nothing moves',
    reason: 'Chromium alone measures how far a page shifts.',
  },
  {
    engines: ['webkit'],
    file: 'maps/loading.test.ts',
    title: 'a map’s page > ',
    reason:
      'WebKit’s inspector reports no downloads, and MiniBrowser under automation has no cache on the disk.',
  },
  {
    engines: ['webkit'],
    file: 'scroll.test.ts',
    title: 'back and forward > are remembered as soon as the page is scrolled',
    reason: 'WebKitGTK does not say yet when scrolling ends.',
  },
  {
    engines: ['firefox'],
    file: 'outside.test.ts',
    title: 'the picture of the first screen > is used',
    reason: 'Firefox tells its developer tools alone that a file was loaded ahead in vain.',
  },
  {
    engines: OTHERS,
    file: 'maps/gestures.test.ts',
    title: 'touch',
    reason: 'Fingers are sent over the protocol of Chromium.',
  },
];

/** Why an engine cannot run a test, if it cannot. */
export function limitOf(
  engine: EngineName,
  test: { readonly file: string; readonly title: string },
): string | undefined {
  return LIMITS.find(
    ({ engines, file, title }) =>
      engines.includes(engine) &&
      test.file.endsWith(`/test/browser/${file}`) &&
      test.title.startsWith(title ?? ''),
  )?.reason;
}
