import { fillWord } from '@mapwright/site/contract';
import { counter } from '@mapwright/site/counter';
import { figuresWords } from '@mapwright/site/words';
import type { InteractiveMap } from './map/interactive-map.ts';
import type { MapRegionElement } from './map/regions.ts';
import { createSvgElement } from './map/svg-elements.ts';

/** The length of one pixel of a plan. */
interface PlanScale {
  readonly length: number;
  readonly unit: string;
}

/** What the live map adds to its picture, and a copy of it must not repeat. */
const ADDED = ['role', 'tabindex', 'aria-label', 'aria-selected', 'aria-describedby', 'transform'];
/** The share of a region's size that the picture shows around it, on each side. */
const MARGIN = 0.18;

/** A region's part of the plan with its outline, and its largest width and height. */
export function createPlanPicture(
  map: InteractiveMap,
  region: MapRegionElement,
  scale: PlanScale,
): DocumentFragment {
  const { x, y, width, height } = map.places.box(region);
  const margin = Math.max(width, height) * MARGIN;
  const picture = createSvgElement('svg', {
    class: 'map-plan-picture',
    viewBox: [x - margin, y - margin, width + 2 * margin, height + 2 * margin].join(' '),
    'aria-hidden': 'true',
  });
  const outline = createSvgElement('path', { d: region.element.getAttribute('d') ?? '' });
  outline.setAttribute('class', 'map-plan-outline');
  picture.append(copyOf(map.svg), outline);
  const size = document.createElement('p');
  const lengthOf = (pixels: number) =>
    `${counter.number(Math.round(pixels * scale.length * 2) / 2)} ${scale.unit}`;
  size.className = 'map-plan-size';
  size.textContent = fillWord(figuresWords.largestSize, { width: lengthOf(width), height: lengthOf(height) });
  const both = document.createDocumentFragment();
  both.append(picture, size);
  return both;
}

function copyOf(svg: SVGSVGElement): Node {
  const copy = svg.querySelector('.map-viewport')?.cloneNode(true);
  if (!(copy instanceof SVGGElement)) return document.createDocumentFragment();
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  for (const name of ADDED) copy.removeAttribute(name);
  for (const region of copy.querySelectorAll('[role="option"]')) {
    region.removeAttribute('data-dimmed');
    for (const name of ADDED) if (name !== 'transform') region.removeAttribute(name);
  }
  return copy;
}
