import type { Diagnostic, Problem } from '../../model/diagnostic.ts';
import type { SvgReport } from '../../model/svg.ts';
import { decodeSource } from '../source/decode-source.ts';
import { createLineFinder } from '../source/line-finder.ts';
import { attributeProblem, styleProblem } from './attribute-problem.ts';
import { copiedTooOften } from './copied-too-often.ts';
import { isAllowedElement, SVG } from './elements.ts';
import { inlineLoss } from './inline-loss.ts';
import { type ReadFailure, readSvg, type SvgElement } from './read-svg.ts';

/**
 * Checks an SVG file before it is published. Opened by itself it is a document that could run scripts, and as a map it becomes part of a
 * page. It may draw, but not run code, load anything or lead anywhere.
 */
export function checkSvg(file: string, bytes: Uint8Array): SvgReport {
  if (/\.svgz$/i.test(file) || (bytes[0] === 0x1f && bytes[1] === 0x8b))
    return { diagnostics: [compressed(file)], inlineLoss: null };
  const { text, diagnostics } = decodeSource(file, bytes, Number.POSITIVE_INFINITY);
  return text === undefined || diagnostics.length > 0
    ? { diagnostics, inlineLoss: null }
    : checkText(file, text);
}

function checkText(file: string, text: string): SvgReport {
  const diagnostics: Diagnostic[] = [];
  const pointAt = createLineFinder(text);
  let loss: SvgReport['inlineLoss'] = null;
  const elements: SvgElement[] = [];
  const refused = new Set<SvgElement>();
  let hasDoctype = false;
  const report = (problem: Problem | null, offset: number): void => {
    if (problem === null) return;
    diagnostics.push({ severity: 'error', ...problem, place: { file, ...pointAt(offset) } });
  };
  const failure = readSvg(text, {
    declaration: declared => report(declarationProblem(declared, text), 0),
    doctype: (doctype, offset) => {
      hasDoctype = true;
      report(DOCTYPE, offset);
      const entity = text.indexOf('<!ENTITY', offset);
      if (doctype.includes('<!ENTITY')) report(ENTITY, entity);
    },
    instruction: (target, offset) => report(instructionProblem(target), offset),
    element: element => {
      elements.push(element);
      const { parent, offset } = element;
      const isGone = parent !== null && refused.has(parent);
      const problem = isGone ? null : elementProblem(element);
      report(problem, offset);
      // A refused element is reported once; what it contains is not.
      if (isGone || problem !== null) return void refused.add(element);
      for (const attribute of element.attributes)
        report(attributeProblem(element, attribute), attribute.offset);
      const found = loss === null ? inlineLoss(element) : null;
      if (found !== null) loss = { what: found.what, place: { file, ...pointAt(found.offset) } };
    },
    content: (css, element) => {
      if (element.uri === SVG && element.local === 'style')
        report(styleProblem(css, '<style>'), element.offset);
    },
  });
  // The refused document type may have defined what the reader now fails on.
  if (failure !== null && !hasDoctype) report(failureProblem(failure), failure.offset);
  const copies = copiedTooOften(elements);
  if (copies !== null) report(copies.problem, copies.offset);
  return { diagnostics, inlineLoss: loss };
}

const DOCTYPE: Problem = {
  code: 'svg/doctype',
  message: 'A published SVG must not have a document type (DOCTYPE)',
  hint: 'Delete it, from <!DOCTYPE to its closing >. Illustrator leaves it out with “Export As” SVG, or without “Preserve Illustrator Editing Capabilities”.',
};

const ENTITY: Problem = {
  code: 'svg/entity',
  message: 'A published SVG must not define entities',
  hint: 'Write their text where they are used, or export the drawing without data for editing.',
};

/** Encodings whose first 128 characters are those of UTF-8. Older drawing programs declare them. */
const LIKE_ASCII = /^(?:us-ascii|iso-8859-1|windows-1252)$/i;

/** A browser uses the encoding that a file declares, so it must give the same characters as the one used for this check. */
function declarationProblem(declared: { encoding?: string; version?: string }, text: string): Problem | null {
  const { encoding = 'utf-8', version = '1.0' } = declared;
  const isSame = /^utf-?8$/i.test(encoding) || (LIKE_ASCII.test(encoding) && /^\p{ASCII}*$/u.test(text));
  if (!isSame)
    return {
      code: 'svg/encoding',
      message: `The file declares the encoding “${encoding}”, but an SVG must be UTF-8`,
      hint: 'Save the file as UTF-8 and write encoding="UTF-8".',
    };
  if (version !== '1.0')
    return {
      code: 'svg/encoding',
      message: `The file declares XML ${version}, but an SVG must be XML 1.0`,
      hint: 'Write version="1.0".',
    };
  return null;
}

function instructionProblem(target: string): Problem | null {
  if (!/^xml/i.test(target)) return null;
  return {
    code: 'svg/instruction',
    message: `The instruction <?${target}?> loads another file`,
    hint: 'Delete it: an image cannot load other files.',
  };
}

function elementProblem({ name, local, uri, parent }: SvgElement): Problem | null {
  if (parent === null && (uri !== SVG || local !== 'svg'))
    return {
      code: 'svg/root',
      message: `The outermost element is <${name}>, not an <svg> in the SVG namespace`,
      hint: `Begin the file with <svg xmlns="${SVG}">, because browsers show nothing else.`,
    };
  if (isAllowedElement({ local, uri })) return null;
  return {
    code: 'svg/element',
    message: `The element <${name}> is not allowed in a published SVG`,
    hint:
      uri === SVG && local === 'foreignObject'
        ? 'Export the drawing with plain SVG text: diagrams.net without “Formatted text”, Illustrator without data for editing.'
        : 'Delete the element: a published SVG must not run, embed or play anything.',
  };
}

function failureProblem({ reason, message }: ReadFailure): Problem {
  return reason === 'depth'
    ? {
        code: 'svg/too-deep',
        message: `Elements are nested too deeply: ${message}`,
        hint: 'Ungroup the drawing, or export it again.',
      }
    : {
        code: 'svg/not-well-formed',
        message: `The file is not well-formed XML: ${message.replace(/\.$/, '')}`,
        hint: 'Browsers do not show it. Export the drawing again, or fix this place.',
      };
}

function compressed(file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'svg/compressed',
    message: 'A compressed SVG cannot be checked',
    place: { file },
    hint: 'Save it as plain SVG (.svg); hosts compress it when they send it.',
  };
}
