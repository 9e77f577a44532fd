import { fillWord } from '@mapwright/site/contract';
import { counter } from '@mapwright/site/counter';
import { figuresWords } from '@mapwright/site/words';
import { createHtmlElement } from '../map/html-elements.ts';
import type { InteractiveMap } from '../map/interactive-map.ts';
import type { MapRegionElement } from '../map/regions.ts';
import { frameOf } from '../map/stage.ts';
import { createSvgElement } from '../map/svg-elements.ts';
import { planPartAround } from './plan-part.ts';

/** The length of one pixel of a plan. */
interface PlanScale {
  readonly length: number;
  readonly unit: string;
}

/** What the live map adds to its picture, and a copy of it must not repeat. */
const ADDED = ['role', 'tabindex', 'aria-label', 'aria-selected', 'aria-describedby', 'transform'];

/** A region's part of the plan with its outline, and its largest width and height. */
export function createPlanPicture(
  map: InteractiveMap,
  region: MapRegionElement,
  scale: PlanScale,
): DocumentFragment {
  const box = map.places.box(region);
  const part = planPartAround(box, frameOf(map.svg));
  const picture = createSvgElement('svg', {
    class: 'map-plan-picture',
    viewBox: [part.x, part.y, part.width, part.height].join(' '),
    'aria-hidden': 'true',
  });
  const outline = createSvgElement('path', {
    class: 'map-plan-outline',
    d: region.element.getAttribute('d') ?? '',
  });
  picture.append(copyOf(map.svg), outline);
  const size = createHtmlElement('p', 'map-plan-size');
  const lengthOf = (pixels: number) =>
    `${counter.number(Math.round(pixels * scale.length * 2) / 2)} ${scale.unit}`;
  size.textContent = fillWord(figuresWords.largestSize, {
    width: lengthOf(box.width),
    height: lengthOf(box.height),
  });
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
