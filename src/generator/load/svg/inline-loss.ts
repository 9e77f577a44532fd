import { ANIMATIONS, SVG } from './elements.ts';
import type { SvgElement } from './read-svg.ts';

/** Declarations that drawing programs write and that have no effect. */
const IDLE = /(?:enable-background|-inkscape-[\w-]+|line-height)\s*:[^;]*;?/g;

/** What an element loses when its picture becomes an inline map, because the page's policy drops styles; `null` if it loses nothing. */
export function inlineLoss(element: SvgElement): { readonly what: string; readonly offset: number } | null {
  if (element.uri !== SVG) return null;
  if (element.local === 'style') return { what: 'a <style> element', offset: element.offset };
  if (ANIMATIONS.has(element.local)) return { what: `<${element.name}>`, offset: element.offset };
  const style = element.attributes.find(({ local, uri }) => local === 'style' && uri === '');
  if (style === undefined || style.value.replace(IDLE, '').trim() === '') return null;
  return { what: 'a “style” attribute', offset: style.offset };
}
