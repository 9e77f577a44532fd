import { CONFIG_FILE, STATIC_FOLDER } from '../../model/paths/project-files.ts';
import { missingFile } from '../links/missing-file.ts';
import { splitUrl } from '../links/url-parts.ts';
import { readPath } from '../links/written-path.ts';
import { resolveConfigImage } from '../pictures/resolve-image.ts';
import type { PlanContext } from '../plan-context.ts';

/** Reports missing files of the configuration's `head`, which the render stage links by their paths. */
export function checkHeadFiles(context: PlanContext): void {
  const { head } = context.config;
  for (const field of ['image', 'preloadImage'] as const) {
    const path = head[field];
    if (path !== null) resolveConfigImage(path, `head.${field}`, context);
  }
  for (const field of ['fontStylesheet', 'siteScript'] as const) {
    const path = head[field];
    if (path?.startsWith('/')) checkFile(path, field, context);
  }
}

function checkFile(path: string, field: string, context: PlanContext): void {
  const file = STATIC_FOLDER + readPath(splitUrl(path).path).slice(1);
  if (context.assets.publish(file) !== undefined) return;
  const { hint, ...problem } = missingFile(
    { noun: 'file', written: path, origin: CONFIG_FILE, file },
    context,
  );
  context.report({
    severity: 'error',
    ...problem,
    place: context.placeInConfig(`head.${field}`),
    hint: `The field is \`head.${field}\`. ${hint}`,
  });
}
