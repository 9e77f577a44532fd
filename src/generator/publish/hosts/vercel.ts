import { type OutputFile, textFile } from '../../model/output.ts';
import { escapeRegex } from '../../model/text/escape-regex.ts';
import type { Header } from '../security-headers.ts';
import { type HostRules, IMMUTABLE } from './host-rules.ts';

/** `vercel.json`, for the root of what is deployed. */
export function vercelFile({ baseUrl, redirects, headers, folders }: HostRules): OutputFile {
  const base = asPattern(baseUrl);
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...redirects.map(({ fromHref, to }) => permanent(asPattern(fromHref), to)),
      // Clean URLs take `.html` away, and would leave /a/index.
      permanent(`${base}:path+/index.html`, `${baseUrl}:path+`),
    ],
    headers: [
      { source: `${base}(.*)`, headers: headers.map(asEntry) },
      // The last header of a name counts.
      ...folders.map(folder => ({
        source: `${asPattern(folder.path)}(.*)`,
        headers: folder.headers.map(asEntry),
      })),
      { source: `${base}assets/(.*)`, headers: [asEntry(['Cache-Control', IMMUTABLE])] },
    ],
  };
  return textFile('vercel.json', `${JSON.stringify(settings, null, 2)}\n`);
}

function permanent(source: string, destination: string) {
  return { source, destination, permanent: true };
}

function asEntry([key, value]: Header) {
  return { key, value };
}

/** Sources are patterns: what has a meaning in one is escaped. */
function asPattern(path: string): string {
  return escapeRegex(path).replaceAll(':', '\\:');
}
