import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inStudio, servedFolder } from '../screenshots/shots.ts';
import { aligned } from './tables.ts';
import { type VisitCost, visitCost } from './visit-cost.ts';

/** A page of each kind that a visitor meets, by a name for the table. */
const KINDS = {
  home: '/',
  docs: '/docs/installation',
  post: '/blog/speeding-up-wordpress-map-loading',
  map: '/maps/germany-',
  counties: '/maps/usa-all-counties-',
  API: '/api/Region/Region',
  gallery: '/maps',
  landing: '/solutions/store-locator',
} as const;

/** Builds this site and weighs pages of it as a visitor's browser loads them. */
export async function weighPages(): Promise<void> {
  const rows: (readonly string[])[] = [];
  await inStudio(undefined, async ({ browser, baseUrl }) => {
    for (const [kind, path] of Object.entries(KINDS))
      rows.push(row(kind, await visitCost(browser, baseUrl + wholePath(servedFolder, path))));
  });
  console.log(aligned([HEADINGS, ...rows]));
}

const HEADINGS = [
  'kB, Brotli',
  'HTML',
  'CSS',
  'JS',
  'sum',
  'first JS',
  'fonts',
  'ahead',
  'scrolled',
  'unused first',
  'unused JS',
  'elements',
];

function row(kind: string, cost: VisitCost): readonly string[] {
  const { html, style, script, firstScript, fonts, ahead, aheadScrolled } = cost;
  const sizes = [html, style, script, html + style + script, firstScript, fonts, ahead, aheadScrolled];
  return [
    kind,
    ...sizes.map(bytes => (bytes / 1000).toFixed(1)),
    ...[cost.unusedFirst, cost.unusedScript].map(share => `${Math.round(share * 100)} %`),
    String(cost.elements),
  ];
}

/** A path that ends in a hyphen stands for the page with its hash. */
function wholePath(folder: string, path: string): string {
  if (!path.endsWith('-')) return path;
  const [parent, start = ''] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)];
  const file = readdirSync(join(folder, parent)).find(
    name => name.startsWith(start) && /^[\da-f]{4}\.html$/.test(name.slice(start.length)),
  );
  if (file === undefined) throw new Error(`No page begins with ${path}`);
  return `${parent}/${file.slice(0, -'.html'.length)}`;
}
