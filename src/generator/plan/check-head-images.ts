import type { PlanContext } from './plan-context.ts';
import { resolveConfigImage } from './resolve-image.ts';

/** Reports images of the configuration's head that are not there; the render stage links them by their paths. */
export function checkHeadImages(context: PlanContext): void {
  for (const field of ['image', 'preloadImage'] as const) {
    const path = context.config.head[field];
    if (path !== null) resolveConfigImage(path, `head.${field}`, context);
  }
}
