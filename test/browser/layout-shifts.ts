import type { Page } from 'playwright-core';

/** A shift of the layout that no press or key has caused. */
interface LayoutShift {
  /** Its score, as Lighthouse counts it. */
  readonly value: number;
  /** The beginnings of the elements that moved. */
  readonly moved: readonly string[];
}

/** Notes every shift from now on. Chromium alone measures them. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node?: Node }[];
        };
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.nodeName),
        );
        if (!hadRecentInput) shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts that were noted. */
export function shiftsOn(page: Page): Promise<readonly LayoutShift[]> {
  return page.evaluate(() => {
    if (!('shifts' in window)) throw new Error('Nothing is noted.');
    return window.shifts as LayoutShift[];
  });
}

/** The sum of their scores. */
export async function shiftScoreOf(page: Page): Promise<number> {
  return (await shiftsOn(page)).reduce((sum, { value }) => sum + value, 0);
}
