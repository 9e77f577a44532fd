import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { projectRoot } from '../machine.ts';
import { painted } from './on-page.ts';

const AXE = readFileSync(join(projectRoot, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** The modes that a page shows in. */
export const MODES = ['light', 'dark'] as const;

/** All that axe-core asks of colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe-core in light and in dark mode and gives what it found, with the first places of each. Where dark mode differs in
 * nothing but colours, it is asked for them alone. With a frame, only that is looked at.
 */
export async function violationsOn(page: Page, frame: Page | Frame = page): Promise<readonly string[]> {
  // Not by a script tag, which the Content-Security-Policy refuses.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  const found: string[] = [];
  let shapeBefore: string | undefined;
  for (const mode of MODES) {
    await page.emulateMedia({ colorScheme: mode });
    await painted(page);
    const shape = await frame.evaluate(shapeOfPage);
    const violations = await frame.evaluate(runAxe, shape === shapeBefore ? COLOUR_RULES : undefined);
    found.push(...violations.map(violation => `${mode}: ${violation}`));
    shapeBefore = shape;
  }
  return found;
}

/** Runs in the page: all that axe-core may ask for but colours. Elements with their attributes and text, their places and sizes. */
function shapeOfPage(): string {
  const places = [...document.body.querySelectorAll('*')].map(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return [x, y, width, height, element.scrollWidth, element.scrollHeight, isSeen].join();
  });
  return `${document.body.outerHTML}\n${places.join(' ')}`;
}

/** Runs in the page, with all rules unless some are named. */
async function runAxe(rules: string[] | undefined): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  });
  return violations.map(({ id, nodes }) => {
    const places = nodes
      .slice(0, 5)
      .map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary}`);
    return `${id}: ${places.join(' | ')}`;
  });
}
