import type { Element } from 'hast';
import type { Image, ImageReference, Nodes } from 'mdast';
import { addReference } from '../add-reference.ts';
import { pageOf } from '../page-of.ts';
import { element, type RenderState } from '../render-state.ts';

/** Renders an image with a slot for its URL. */
export function renderImage(state: RenderState, node: Image): Element {
  const { width, height, align } = (node.data?.hProperties ?? {}) as Readonly<Record<string, string>>;
  const size = { ...(width && { width }), ...(height && { height }) };
  const isSized = width !== undefined || height !== undefined;
  const src = addReference(pageOf(state), 'image', node.url, node, isSized ? size : undefined);
  return element('img', {
    ...(src !== undefined && { src }),
    alt: node.alt ?? '',
    ...(node.title && { title: node.title }),
    ...(align && { align }),
    loading: 'lazy',
    decoding: 'async',
  });
}

/** Renders an image whose URL is in a definition of the same file. */
export function renderImageReference(state: RenderState, node: ImageReference): Element | undefined {
  const image = resolvedImage(state, node);
  return image && renderImage(state, image);
}

/** Renders an image that has a title as a figure, with the title below it; `undefined` if the node is something else. */
export function renderFigure(state: RenderState, node: Nodes): Element | undefined {
  const image = node.type === 'imageReference' ? resolvedImage(state, node) : node;
  if (image?.type !== 'image' || !image.title) return undefined;
  const { title, ...untitled } = image;
  return element('figure', {}, [
    renderImage(state, untitled),
    element('figcaption', {}, [{ type: 'text', value: title }]),
  ]);
}

function resolvedImage(state: RenderState, node: ImageReference): Image | undefined {
  const definition = pageOf(state).source.definitions.get(node.identifier.toUpperCase());
  if (definition === undefined) return undefined;
  const { url, title } = definition;
  const { alt, position } = node;
  return { type: 'image', url, ...(alt && { alt }), ...(title && { title }), ...(position && { position }) };
}
