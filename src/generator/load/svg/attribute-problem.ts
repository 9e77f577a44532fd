import type { Problem } from '../../model/diagnostic.ts';
import { shortened } from '../../model/text/shortened.ts';
import { cssProblem } from './css-problem.ts';
import { ANIMATIONS, SVG, XML, XMLNS } from './elements.ts';
import type { SvgAttribute, SvgElement } from './read-svg.ts';

/** Pictures that may be embedded in an SVG. Not another SVG, because that would be unchecked. */
const EMBEDDED_PICTURE = /^data:image\/(?:avif|gif|jpe?g|png|webp)[;,]/i;

/** Elements whose address leads to a picture. */
const SHOWS_PICTURE: ReadonlySet<string> = new Set(['image', 'feImage']);

/** Attributes that run code, load something or lead somewhere, on whatever element a browser finds them. */
const ACTS = /^(?:src|srcset|srcdoc|action|formaction|ping)$/i;

/**
 * Why an attribute may not be in a published SVG. Names are refused for what they can do; there is no list of allowed ones. Maps keep
 * data in their own attributes (`title`, `name`, `iso`), and an attribute that no browser knows does nothing.
 */
export function attributeProblem(element: SvgElement, attribute: SvgAttribute): Problem | null {
  const { name, local, uri, value } = attribute;
  if (uri === XMLNS || element.uri !== SVG) return null;
  if (uri === XML) return local === 'base' ? refusedAttribute(name) : null;
  if (local.toLowerCase() === 'href') return addressProblem(element, attribute);
  if (uri !== '' || /^(?:data|aria)-/.test(local)) return null;
  if (/^on/i.test(local)) return eventHandler(name);
  if (ACTS.test(local)) return refusedAttribute(name);
  if (local === 'attributeName' && ANIMATIONS.has(element.local)) return animationProblem(value);
  return styleProblem(value, `The attribute “${name}”`);
}

/** Why CSS may not be in a published SVG; `where` is the start of the message. */
export function styleProblem(css: string, where: string): Problem | null {
  switch (cssProblem(css)) {
    case 'import':
      return {
        code: 'svg/style',
        message: `${where} imports another style sheet (“@import”)`,
        hint: 'Copy the rules that the drawing needs into it, or leave out the import: an image cannot load other files.',
      };
    case 'address':
      return {
        code: 'svg/style',
        message: `${where} loads another file`,
        hint: 'Only parts of the same file (url(#id)) and embedded pictures and fonts (data:) are allowed: an image cannot load other files.',
      };
    case null:
      return null;
  }
}

function addressProblem(element: SvgElement, { name, value }: SvgAttribute): Problem | null {
  const address = value.trim();
  if (address === '' || address.startsWith('#')) return null;
  const showsPicture = SHOWS_PICTURE.has(element.local);
  if (showsPicture && EMBEDDED_PICTURE.test(address)) return null;
  const hint = showsPicture
    ? 'Embed the picture as PNG, JPEG, WebP, AVIF or GIF: an image cannot load other files, so nothing would appear.'
    : 'Only parts of the same file (#id) are allowed. Put links in the text, outside the picture.';
  return {
    code: 'svg/outside-link',
    message: `“${name}” of <${element.name}> leads outside the file, to “${shortened(address)}”`,
    hint,
  };
}

function animationProblem(attributeName: string): Problem | null {
  const target = attributeName.trim().replace(/^.*:/, '');
  if (!/^(?:href|base|on.*)$/i.test(target) && !ACTS.test(target)) return null;
  return {
    code: 'svg/animated-link',
    message: `An animation changes the attribute “${attributeName.trim()}”`,
    hint: 'Delete the animation: it could turn something that has been checked into a link or a script.',
  };
}

function eventHandler(name: string): Problem {
  return {
    code: 'svg/event-handler',
    message: `The attribute “${name}” runs a script`,
    hint: 'Delete the attribute: a published SVG must not run scripts.',
  };
}

function refusedAttribute(name: string): Problem {
  return {
    code: 'svg/attribute',
    message: `The attribute “${name}” is not allowed in a published SVG`,
    hint: 'Delete the attribute: a drawing does not need it.',
  };
}
