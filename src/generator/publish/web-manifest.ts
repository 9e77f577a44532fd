import type { SiteConfig } from '../model/config.ts';
import { type OutputFile, textFile } from '../model/output.ts';
import type { SitePlan } from '../model/route.ts';

/** Icons under their usual names in the static folder. */
const ICONS = [
  { output: 'favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { output: 'apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
  { output: 'icon-192.png', type: 'image/png', sizes: '192x192' },
  { output: 'icon-512.png', type: 'image/png', sizes: '512x512' },
] as const;

/** `site.webmanifest`, with the icons that the site has. */
export function webManifest(
  plan: SitePlan,
  config: SiteConfig,
  hrefOf: (path: string) => string,
): OutputFile {
  const copied = new Set(plan.copiedFiles.map(file => file.output));
  const manifest = {
    id: hrefOf('/'),
    name: config.title,
    short_name: config.title,
    ...(config.description !== '' && { description: config.description }),
    lang: config.language,
    start_url: hrefOf('/'),
    scope: hrefOf('/'),
    display: 'browser',
    icons: ICONS.filter(icon => copied.has(icon.output)).map(({ output, ...icon }) => ({
      src: hrefOf(`/${output}`),
      ...icon,
    })),
  };
  return textFile('site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`);
}
