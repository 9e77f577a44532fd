/** The modules of the parts that not every map has; absent if this one does not have them. */
export async function loadParts(figure: HTMLElement) {
  const needs = <Module>(selector: string, load: () => Promise<Module>) =>
    figure.querySelector(selector) ? load() : undefined;
  const [limit, plan, years, bubbles] = await Promise.all([
    needs('[data-map-limit]', () => import('./limit.ts')),
    needs('[data-pixel]', () => import('./plan-picture.ts')),
    needs('[data-map-years]', () => import('./years.ts')),
    needs('[data-map-bubbles]', () => import('./bubbles.ts')),
  ]);
  return { limit, plan, years, bubbles };
}

export type FigureParts = Awaited<ReturnType<typeof loadParts>>;
