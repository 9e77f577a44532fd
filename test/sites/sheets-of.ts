import type { Site } from './harness.ts';

/** The paths of the style sheets that the first paint of a page waits for, in the output folder: the main one first. */
export function sheetsOf(project: Site, page: string): readonly string[] {
  const links = project.file(page).matchAll(/<link rel="stylesheet" href="\/(assets\/[\w-]+\.css)">/g);
  return [...links].map(([, path = '']) => path);
}
