import { escapeAttribute } from '@mapwright/site/source';
import { renderMermaidSVG } from 'beautiful-mermaid';
import { holdCodes } from './character-codes.ts';

export type DrawDiagram = (
  text: string,
  names: { readonly title: string; readonly id: string },
) => { readonly svg: string } | { readonly problem: string };

/** Draws a diagram as SVG without styles of its own: the sheet `diagrams` gives its colours. `id` makes the ids of its arrows unique. */
export const drawDiagram: DrawDiagram = (text, { title, id }) => {
  const codes = holdCodes(text);
  try {
    const svg = cleaned(renderMermaidSVG(codes.text), title, id);
    return { svg: codes.restore(svg, code => (/^\d/.test(code) ? `&#${code};` : `&${code};`)) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { problem: codes.restore(error.message.split('\n')[0] ?? '', code => `#${code};`) };
  }
};

/** Width and height of a diagram, in pixels. */
const SIZE = /^<svg[^>]*? width="([\d.]+)" height="([\d.]+)"[^>]*>/;

function cleaned(svg: string, title: string, id: string): string {
  const [opening = '', width = '0', height = '0'] = SIZE.exec(svg) ?? [];
  const content = svg
    .slice(opening.length)
    .replaceAll(/<style>.*?<\/style>\s*/gs, '')
    .replaceAll(/ (?:data-[\w-]+|class)="[^"]*"/g, '')
    .replaceAll(/ id="([^"]*)"/g, ` id="${id}-$1"`)
    .replaceAll(/="url\(#([^)"]*)\)"/g, `="url(#${id}-$1)"`)
    .replaceAll(/<[^>]*>/g, withRoundNumbers)
    .replaceAll(/\n\s*/g, '');
  const [right, bottom] = [Math.ceil(Number(width)), Math.ceil(Number(height))];
  return (
    `<svg viewBox="0 0 ${right} ${bottom}" width="${right}" height="${bottom}" role="img" aria-label="${escapeAttribute(title)}">` +
    content
  );
}

/** A tag whose numbers have one decimal. Those in labels are between tags. */
function withRoundNumbers(tag: string): string {
  return tag.replaceAll(/\d+\.\d{2,}/g, number => String(Math.round(Number(number) * 10) / 10));
}
