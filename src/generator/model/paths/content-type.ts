const UNKNOWN = 'application/octet-stream';

const BY_ENDING: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  geojson: 'application/geo+json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
  zip: 'application/zip',
  wasm: 'application/wasm',
};

/** The `Content-Type` of a file, by the ending of its name; bytes of an unknown kind are never guessed at. */
export function contentTypeOf(fileName: string): string {
  const ending = /\.([^./]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(BY_ENDING, ending) ? (BY_ENDING[ending] ?? UNKNOWN) : UNKNOWN;
}

/** Endings of files that shrink when they are compressed, each with its type. */
export const TEXT_ENDINGS: readonly (readonly [ending: string, contentType: string])[] = Object.entries(
  BY_ENDING,
).filter(([, contentType]) => isText(contentType));

/** Whether a body of this type shrinks when it is compressed. */
export function isText(contentType: string): boolean {
  return (
    contentType.includes('charset=') || contentType === 'application/wasm' || contentType === 'image/x-icon'
  );
}
