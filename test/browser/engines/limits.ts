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

/** Groups and tests of `maps/downloads.test.ts` that read a file which the browser has saved. */
const DOWNLOADS = [
  'the files',
  'a map that was given other colours > is downloaded in them',
  'a map that was given other colours > is the plain file again',
  'a map that was given other colours > keeps the colours',
  'the colour of a selected region',
  'an SVG with labels',
  'a PNG',
  'a map without a calibration',
];

/** All tests that do not run in every engine. What behaves differently is mended in the site; this is what cannot be asked. */
export const LIMITS: readonly Limit[] = [
  {
    engines: OTHERS,
    file: 'page-weight.test.ts',
    reason:
      'A page weighs the same in every engine, and sizes on the wire come over the protocol of Chromium.',
  },
  {
    engines: OTHERS,
    file: 'large-text.test.ts',
    reason: 'Chromium alone lets a test set the size of text that the visitor has chosen.',
  },
  {
    engines: OTHERS,
    file: 'article.test.ts',
    title: 'a wide table fades',
    reason: 'Of the engines here, Chromium alone lets a style follow how far an element is scrolled.',
  },
  {
    engines: OTHERS,
    file: 'sideways.test.ts',
    title: 'a row of',
    reason: 'Of the engines here, Chromium alone lets a style follow how far an element is scrolled.',
  },
  {
    engines: OTHERS,
    file: 'search/display.test.ts',
    title: 'the box > shows results with',
    reason: 'Chromium alone lets a test set the size of text that the visitor has chosen.',
  },
  ...['print.test.ts', 'maps/print.test.ts'].map(file => ({
    engines: OTHERS,
    file,
    reason: 'Chromium alone lets a test show a page as it is printed.',
  })),
  {
    engines: OTHERS,
    file: 'card-pictures.test.ts',
    title: 'a card that is printed',
    reason: 'Chromium alone lets a test show a page as it is printed.',
  },
  {
    engines: ['firefox'],
    file: 'maps/failed-parts.test.ts',
    reason: 'Firefox remembers that a script has failed, until the document is left.',
  },
  {
    engines: ['firefox'],
    file: 'maps/territories.test.ts',
    title: 'towns are found after',
    reason: 'Firefox remembers that a script has failed, until the document is left.',
  },
  {
    engines: ['webkit'],
    file: 'navigation/pages-shown-before.test.ts',
    title: 'a page that was shown before comes out of the browser’s cache',
    reason:
      'MiniBrowser under automation has no cache on the disk, and never asks whether a page has changed.',
  },
  {
    engines: ['webkit'],
    file: 'navigation/click.test.ts',
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
    file: 'slow-arrival.test.ts',
    reason: 'Chromium alone measures how far a page shifts.',
  },
  {
    engines: OTHERS,
    file: 'search/search-page.test.ts',
    title: 'nothing moves',
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
    engines: ['webkit'],
    file: 'prefetch.test.ts',
    title: 'a link that meets the viewport > opens out of the browser’s cache',
    reason: 'MiniBrowser under automation has no cache on the disk.',
  },
  {
    engines: ['webkit'],
    file: 'pictures.test.ts',
    title: 'a photo > on a display that is',
    reason: 'MiniBrowser under automation has one pixel for each CSS pixel.',
  },
  ...[
    ['display.test.ts', 'with forced colors > '],
    ['search/display.test.ts', 'the box > shows the active option and the marked words in forced colours'],
    ['selects.test.ts', 'in forced colors'],
  ].map(([file = '', title = '']) => ({
    engines: ['webkit'] as const,
    file,
    title,
    reason: 'WebKit knows no forced colors.',
  })),
  {
    engines: ['webkit'],
    file: 'outside.test.ts',
    title: 'the picture of the first screen > is used',
    reason: 'Of what was loaded ahead in vain, WebKit complains of scripts and not of pictures.',
  },
  {
    engines: ['webkit'],
    file: 'maps/trusted-types.test.ts',
    title: 'the policy > is met by a map that comes alive, is coloured and is downloaded',
    reason: 'WebKit’s inspector reports no downloads.',
  },
  ...DOWNLOADS.map(title => ({
    engines: ['webkit'] as const,
    file: 'maps/downloads.test.ts',
    title,
    reason: 'WebKit’s inspector reports no downloads.',
  })),
  {
    engines: ['webkit'],
    file: 'maps/gallery.test.ts',
    title: 'what is asked for > may be chosen before the script comes',
    reason:
      'The test chooses while the script is held back, and WebKit paints nothing of this page until then.',
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
