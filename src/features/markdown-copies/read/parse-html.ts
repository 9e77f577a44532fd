import { type OpeningTag, scanHtml } from '@mapwright/site/html';

/** A text, or an element with what is in it. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement extends OpeningTag {
  readonly children: HtmlNode[];
}

/** The tree of HTML that the program itself has written: each element is closed. */
export function parseHtml(html: string): HtmlElement {
  const root = elementOf({ name: '', attributes: '', isVoid: false });
  const open = [root];
  let parent = root;
  scanHtml(html, {
    write: text => {
      parent.children.push(text);
    },
    open: tag => {
      // A colour in code takes no part of the tree: its text is its parent's.
      const element = isColor(tag) ? parent : elementOf(tag);
      if (element !== parent) parent.children.push(element);
      if (tag.isVoid) return;
      open.push(element);
      parent = element;
    },
    close: () => {
      if (open.length > 1) open.pop();
      parent = open.at(-1) ?? root;
    },
  });
  return root;
}

/** Whether an element only colours code. There are more of these than of all others. */
function isColor({ name, attributes }: OpeningTag): boolean {
  return name === 'span' && attributes.startsWith(' class="tok-');
}

/** The fields one by one: copying an unknown set of them takes most of the time of a page with much code. */
function elementOf({ name, attributes, isVoid }: OpeningTag): HtmlElement {
  return { name, attributes, isVoid, children: [] };
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string';
}

/** The elements directly below one, without the texts between them. */
export function elementsIn({ children }: HtmlElement): readonly HtmlElement[] {
  return children.filter(isElement);
}

/** All text below a node, as it is written. */
export function textOf(node: HtmlNode): string {
  return isElement(node) ? node.children.map(textOf).join('') : node;
}

/** The first element below one that fits, the one itself included. */
export function findElement(
  element: HtmlElement,
  fits: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  if (fits(element)) return element;
  for (const child of elementsIn(element)) {
    const found = findElement(child, fits);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether an element has a class. */
export function hasClass({ attributes }: HtmlElement, name: string): boolean {
  const [, classes] = /(?:^|\s)class="([^"]*)"/.exec(attributes) ?? [];
  return classes !== undefined && ` ${classes} `.includes(` ${name} `);
}
