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
  scanHtml(html, {
    write: text => {
      open.at(-1)?.children.push(text);
    },
    open: tag => {
      const element = elementOf(tag);
      open.at(-1)?.children.push(element);
      if (!tag.isVoid) open.push(element);
    },
    close: () => {
      if (open.length > 1) open.pop();
    },
  });
  return root;
}

function elementOf(tag: OpeningTag): HtmlElement {
  return { ...tag, children: [] };
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
