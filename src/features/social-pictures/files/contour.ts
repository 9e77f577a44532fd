import { SOCIAL_SIZE } from '@mapwright/site/picture';
import { onPaper } from './on-paper.ts';

/** Where outlines are: as large as they can be, at the right. */
const PLACE = { x: 500, y: 40, width: SOCIAL_SIZE.width - 500 - 40, height: 534 };
/** Pixels of a line. */
const LINE = 2;

/** The outlines of an SVG file in pale shades of a colour; `undefined` if it does not say how large they are. */
export function contourAt(file: string, color: string): string | undefined {
  const [whole = '', attributes = ''] = ROOT.exec(file) ?? [];
  const box = boxOf(attributes);
  if (box === undefined) return undefined;
  const { x, y, width, height } = PLACE;
  const scale = Math.min(width / (box[2] ?? 1), height / (box[3] ?? 1));
  const shade = (share: number) => onPaper(color, share);
  // Prefixes are declared at the root.
  const kept = attributes.replace(PLACED, '').replace(LOOKS, '');
  const paint = `fill="${shade(0.18)}" stroke="${shade(0.43)}" stroke-width="${LINE / scale}"`;
  const content = file
    .slice(file.indexOf(whole) + whole.length)
    .replace(WORDS, '')
    .replace(LOOKS, '');
  return `<svg${kept} x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box.join(' ')}" preserveAspectRatio="xMaxYMid meet" ${paint} stroke-linejoin="round">${content}`;
}

/** The tag of the root; a value may hold any sign. */
const ROOT = /<svg\b((?:[^>"']|"[^"]*"|'[^']*')*)>/;
/** What says where the root is and how large. */
const PLACED = /\s(?:x|y|width|height|viewBox|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')/g;
/** Own colours and lines. What has no fill keeps having none. */
const LOOKS =
  /\s(?:class|style|opacity|stroke|stroke-width|stroke-linejoin|fill(?!\s*=\s*["']none))\s*=\s*(?:"[^"]*"|'[^']*')/g;
/** Texts have no letters here, and sheets would colour the whole picture. */
const WORDS = /<(text|style|title|desc)\b[^>]*(?:\/>|>[\s\S]*?<\/\1>)/g;

/** The box that the root shows: that of its `viewBox`, or its size. */
function boxOf(attributes: string): readonly number[] | undefined {
  const named = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)?.slice(1).join('');
  const box = named('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number) ?? [0, 0, ...['width', 'height'].map(name => Number.parseFloat(named(name) ?? ''))];
  const isBox = box.length === 4 && box.every(Number.isFinite) && box.slice(2).every(side => side > 0);
  return isBox ? box : undefined;
}
