import { mapOutsideSpans, mapText } from '../text/text-lines.ts';

/** Turns remarks (`::: {.note}`) and anchors (`[]{#id}`) as Pandoc has them, which some books are written with. */
export function turnFencedDivs(text: string): string {
  return mapText(text, line =>
    mapOutsideSpans(line.replace(REMARK, remark), part => part.replaceAll(ANCHOR, '<a id="$1"></a>')),
  );
}

const REMARK =
  /^([ \t]*:{3,})[ \t]*\{\.(note|tip|important|caution|warning|example)(?:[ \t]+(#[\w.:-]+))?\}[ \t]*$/;

function remark(_: string, colons: string, kind: string, id: string | undefined): string {
  return colons + (kind === 'example' ? 'note[Example]' : kind) + (id === undefined ? '' : `{${id}}`);
}

const ANCHOR = /\[\]\{#([\w.:-]+)\}/g;
