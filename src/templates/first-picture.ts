import { escapeAttribute } from './shared/escape-html.ts';

/**
 * The `<link>` that preloads the picture of a page's first screen, ahead of style sheets and scripts: the one that the page marks as
 * urgent, or else the one that the site names, if the page shows it at once. Other pages get none, because browsers warn about an
 * unused preload. `images` are the `<img>` elements of the first screen, as HTML.
 */
export function firstPictureLink(images: readonly string[], named: string | undefined): readonly string[] {
  const pictures = images.map(attributesOf);
  const chosen =
    pictures.find(picture => picture.fetchpriority === 'high') ??
    pictures.find(picture => named !== undefined && picture.src === escapeAttribute(named));
  return chosen?.src === undefined ? [] : [linkFor(chosen)];
}

const ATTRIBUTE = /\s([^\s"'<>=/]+)="([^"]*)"/g;
/** Attributes of the image, still escaped, by the name of the link's attribute that makes the same request. */
const LINK_NAMES = [
  ['href', 'src'],
  ['imagesrcset', 'srcset'],
  ['imagesizes', 'sizes'],
  ['crossorigin', 'crossorigin'],
  ['referrerpolicy', 'referrerpolicy'],
] as const;

function linkFor(picture: Attributes): string {
  const type = picture.srcset === undefined ? typeOf(picture.src ?? '') : undefined;
  const values = LINK_NAMES.flatMap(([name, source]) => {
    const value = picture[source];
    return value === undefined ? [] : [` ${name}="${value}"`];
  });
  return `<link rel="preload" as="image"${values.join('')}${type ? ` type="${type}"` : ''} fetchpriority="high">`;
}

type Attributes = Readonly<Record<string, string>>;

function attributesOf(tag: string): Attributes {
  return Object.fromEntries(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  );
}

/** With this type, a browser that cannot show such pictures does not load them. */
function typeOf(src: string): string | undefined {
  const ending = /\.(svg|png|jpe?g|webp|avif)(?:[?#]|$)/i.exec(src)?.[1]?.toLowerCase();
  if (ending === undefined) return undefined;
  return ending === 'svg' ? 'image/svg+xml' : `image/${ending.replace('jpg', 'jpeg')}`;
}
