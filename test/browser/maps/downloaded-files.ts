import type { Locator, Page } from 'playwright-core';

/** A file that the browser saved. */
export interface DownloadedFile {
  readonly suggestedName: string;
  readonly bytes: Buffer;
  readonly text: string;
}

/** Clicks a link or button, and reads the file that it leads to. */
export async function downloadOf(page: Page, control: Locator): Promise<DownloadedFile> {
  const [download] = await Promise.all([page.waitForEvent('download'), control.click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  const bytes = Buffer.concat(chunks);
  return { suggestedName: download.suggestedFilename(), bytes, text: bytes.toString('utf8') };
}

/** What a map's SVG says. */
export interface ReadSvg {
  readonly title: string | null;
  readonly geoViewBox: string | null;
  /** Namespace of the calibration's prefix. */
  readonly namespace: string | null;
  readonly size: Readonly<Record<'width' | 'height' | 'viewBox', string | null>>;
  /** Attributes of the group of regions. */
  readonly group: Readonly<Record<string, string>>;
  readonly regions: readonly {
    readonly id: string;
    readonly title: string | null;
    readonly d: string | null;
    readonly fill: string | null;
  }[];
  /** Fill of a rectangle that lies behind all of it. */
  readonly background: string | null;
  readonly texts: readonly string[];
  /** What has no place in such a file: elements and attributes that move, style, run or point elsewhere. */
  readonly foreign: readonly string[];
}

/** Reads an SVG as browsers do: strictly, as XML. In a page of its own: the site's pages parse no text that is not vouched for. */
export async function readSvg(page: Page, text: string): Promise<ReadSvg> {
  const blank = await page.context().newPage();
  try {
    return await readSvgIn(blank, text);
  } finally {
    await blank.close();
  }
}

function readSvgIn(blank: Page, text: string): Promise<ReadSvg> {
  return blank.evaluate(text => {
    const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
    if (root.nodeName !== 'svg') throw new Error(`Not an SVG: ${root.textContent}`);
    const elements = [root, ...root.querySelectorAll('*')];
    const regions = [...root.querySelectorAll('path[id]')];
    const attribute = (name: string) => root.getAttribute(name);
    const isForeign =
      /^(on.*|transform|style|class|tabindex|role|aria-.*|data-(?!code$|label$).*|href|xlink:href)$/;
    const background = root.querySelector(':scope > rect');
    return {
      title: root.querySelector(':scope > title')?.textContent ?? null,
      geoViewBox: attribute('atlas:geoViewBox'),
      namespace: root.lookupNamespaceURI('atlas'),
      size: { width: attribute('width'), height: attribute('height'), viewBox: attribute('viewBox') },
      group: Object.fromEntries(
        [...(regions[0]?.parentElement?.attributes ?? [])].map(({ name, value }) => [name, value]),
      ),
      regions: regions.map(region => ({
        id: region.id,
        title: region.getAttribute('title'),
        d: region.getAttribute('d'),
        fill: region.getAttribute('fill'),
      })),
      background:
        background?.getAttribute('width') === attribute('width') ? background.getAttribute('fill') : null,
      texts: [...root.querySelectorAll('text')].map(text => text.textContent),
      foreign: elements.flatMap(element => [
        ...(element.matches('script, style, foreignObject, image, use, a, title:empty')
          ? [element.localName]
          : []),
        ...element.getAttributeNames().filter(name => isForeign.test(name)),
      ]),
    };
  }, text);
}

/** Width and height from a PNG's header. */
export function pngSize(bytes: Buffer): { readonly width: number; readonly height: number } {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('Not a PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Colours of some pixels of a PNG, as `#rrggbbaa`. */
export function colorsOfPng(
  page: Page,
  bytes: Buffer,
  places: readonly { readonly x: number; readonly y: number }[],
): Promise<readonly string[]> {
  return page.evaluate(
    async ({ source, places }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(image, 0, 0);
      return places.map(({ x, y }) => {
        const channels = [...(context?.getImageData(x, y, 1, 1).data ?? [])];
        return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`;
      });
    },
    { source: `data:image/png;base64,${bytes.toString('base64')}`, places },
  );
}
