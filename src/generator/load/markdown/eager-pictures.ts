/** The `<img>` elements of a body that load at once, as HTML. Which source of a `<picture>` a browser will choose is unknown here. */
export function eagerPictures(html: string): readonly string[] {
  const tags = html.replace(PICTURE, '').match(IMAGE) ?? [];
  return tags.filter(tag => !LAZY.test(tag));
}

const PICTURE = /<picture[\s>].*?<\/picture>/gis;
const IMAGE = /<img(?:\s+[^\s"'<>=/]+(?:="[^"]*")?)*\s*\/?>/gi;
const LAZY = /\sloading="lazy"/i;
