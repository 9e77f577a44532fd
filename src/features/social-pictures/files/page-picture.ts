import type { SiteMark } from '@mapwright/site/kit';
import { type Caption, captionBeside, scaleBar, writeLayer, writeSheet } from '@mapwright/site/picture';
import type { Drawing } from '@mapwright/site/source';
import { contourAt } from './contour.ts';
import { fitTitle } from './fit-title.ts';
import { globe } from './globe.ts';
import { onPaper } from './on-paper.ts';
import { plainTitle } from './plain-title.ts';

/** What the picture of a page shows. */
export interface PagePicture {
  /** The clean path of a page that shows it, for messages. */
  readonly path: string;
  readonly caption: Caption;
  readonly color: string;
  readonly logo: SiteMark | null;
  /** The site's own outlines; without them, a globe. */
  readonly outline: SiteMark | null;
}

/** The texts of the files that it shows. */
interface ShownFiles {
  readonly logo: string | undefined;
  readonly outline: string | undefined;
}

/** Pixels of the column with the title. It may reach over the map, which is pale. */
const COLUMN = 660;

/**
 * The sheet of a page: its title, its section and the mark of the site over a pale map, which all pages share. Texts in letters that have
 * no outlines are left out.
 */
export function pagePicture({ caption, color }: PagePicture, { logo, outline }: ShownFiles): Drawing {
  const map = outline === undefined ? undefined : contourAt(outline, color);
  const [title = '', line = '', site = ''] = [caption.title, caption.line, caption.site].map(plainTitle);
  // A section is larger where there is no title.
  const [large, small] = title === '' ? [line, ''] : [title, line];
  return {
    svg: writeLayer(
      captionBeside({ width: COLUMN, title: fitTitle(large, COLUMN), line: small, site, logo }),
    ),
    ground: writeSheet([map ?? globe(color)], scaleBar(color, onPaper(color, 0.2))),
  };
}
