import { escapeAttribute } from '@mapwright/site/contract';

/** Height of a frame at first, in pixels. */
export const FRAME_HEIGHT = 480;

/** The HTML that shows a map in a frame of another site. */
export function frameCodeOf(src: string, title: string, height = FRAME_HEIGHT): string {
  return `<iframe src="${escapeAttribute(src)}" title="${escapeAttribute(title)}" width="100%" height="${height}" loading="lazy" style="border: 0"></iframe>`;
}
