import type { CompiledMap } from '../../src/features/maps/map.ts';
import { parsePath } from './parse-path.ts';
import { parseSvg, type SvgElement } from './parse-svg.ts';
import type { Ring } from './plane.ts';
import { compileGallery, type RealGallery } from './real-gallery.ts';

/** A compiled map and what its picture says, read anew. */
export interface DrawnMap extends CompiledMap {
  readonly slug: string;
  /** Outlines in pixels, by the region's id. */
  readonly outlines: ReadonlyMap<string, readonly Ring[]>;
}

let compiled: RealGallery | undefined;
let drawn: readonly DrawnMap[] | undefined;

/** The gallery; compiled once for all tests that run in one process. */
export function realGallery(): RealGallery {
  compiled ??= compileGallery();
  return compiled;
}

/** The maps of the gallery with their outlines. */
export function drawnMaps(): readonly DrawnMap[] {
  drawn ??= realGallery().maps.map(drawMap);
  return drawn;
}

/** One of them; throws an error where it is not there. */
export function drawnMap(slug: string): DrawnMap {
  const found = drawnMaps().find(map => map.slug === slug);
  if (found === undefined) throw new Error(`There is no map ${slug}`);
  return found;
}

function drawMap(map: CompiledMap): DrawnMap {
  const outlines = regionPaths(map).map(
    ({ attributes: { id = '', 'data-code': code = id, d = '' } }) => [code, parsePath(d)] as const,
  );
  return { ...map, slug: map.head.slug, outlines: new Map(outlines) };
}

/** The elements that draw a region. */
export function regionPaths({ files }: Pick<CompiledMap, 'files'>): readonly SvgElement[] {
  return parseSvg(files.svg).filter(({ name, attributes }) => name === 'path' && attributes.id !== undefined);
}

/** `germany: what is wrong`, for each map of which something is said. */
export function faultsOf(say: (map: DrawnMap) => readonly string[]): readonly string[] {
  return drawnMaps().flatMap(map => say(map).map(fault => `${map.slug}: ${fault}`));
}
