import type { Element, ElementContent } from 'hast';
import type { Image, ImageReference, Nodes } from 'mdast';
import { fillWord } from '../../../../templates/shared/words/fill-word.ts';
import type { PictureUse } from '../../../model/entry.ts';
import { addPicture } from '../add-reference.ts';
import type { PageContext } from '../page-context.ts';
import { pageOf } from '../page-of.ts';
import { element, type RenderState } from '../render-state.ts';

/** Renders an image with a slot for its URL, between the slots for its other formats. */
export function renderImage(state: RenderState, node: Image): ElementContent[] {
  return imageParts(state, node, false);
}

/** Renders an image whose URL is in a definition of the same file. */
export function renderImageReference(state: RenderState, node: ImageReference): ElementContent[] | undefined {
  const image = resolvedImage(state, node);
  return image && renderImage(state, image);
}

/**
 * Renders an image that is alone in its paragraph, so that readers may enlarge it. With a title it is a figure, with the title below it.
 * `undefined` if the node is something else.
 */
export function renderLoneImage(state: RenderState, node: Nodes): Element | undefined {
  const image = node.type === 'imageReference' ? resolvedImage(state, node) : node;
  if (image?.type !== 'image') return undefined;
  const { title, ...untitled } = image;
  const parts = imageParts(state, untitled, true);
  if (!title) return element('p', {}, parts);
  return element('figure', {}, [...parts, element('figcaption', {}, [{ type: 'text', value: title }])]);
}

function imageParts(state: RenderState, node: Image, isAlone: boolean): ElementContent[] {
  const page = pageOf(state);
  const { width, height, align } = (node.data?.hProperties ?? {}) as Readonly<Record<string, string>>;
  const size = { ...(width && { width }), ...(height && { height }) };
  const isSized = width !== undefined || height !== undefined;
  const picture = pictureUse(page, isAlone ? (node.alt ?? '') : '');
  const slots = addPicture(page, { url: node.url, picture, ...(isSized && { size }) }, node);
  const image = element('img', {
    ...(slots !== undefined && { src: slots.src }),
    alt: node.alt ?? '',
    ...(node.title && { title: node.title }),
    ...(align && { align }),
    ...(picture.isEarly === undefined && { loading: 'lazy', decoding: 'async' }),
  });
  if (slots === undefined) return [image];
  return [{ type: 'raw', value: slots.opening }, image, { type: 'raw', value: slots.closing }];
}

/** Words that fill the first screen of a small display. A picture after them can wait. */
const WORDS_AT_ONCE = 150;

function pictureUse(page: PageContext, alt: string): PictureUse {
  const isFirst = page.references.every(({ kind }) => kind === 'link');
  const { enlarge } = page.surroundings.words.prose;
  return {
    ...(isFirst && page.wordCount <= WORDS_AT_ONCE && { isEarly: true }),
    ...(alt !== '' && { label: fillWord(enlarge, { title: alt }) }),
  };
}

function resolvedImage(state: RenderState, node: ImageReference): Image | undefined {
  const definition = pageOf(state).source.definitions.get(node.identifier.toUpperCase());
  if (definition === undefined) return undefined;
  const { url, title } = definition;
  const { alt, position } = node;
  return { type: 'image', url, ...(alt && { alt }), ...(title && { title }), ...(position && { position }) };
}
