/**
 * Frozen parts: HTML that is rendered on the server alone and never sent again for hydration.
 *
 * On the server `Frozen` renders its children. The browser does not have those children. The client reads the inner HTML of every
 * `[data-frozen]` element from the document (its own at the start, the fetched one on a navigation) and provides it by name through
 * `FrozenHtml`. The renderer then adopts the element as it is, and sets new HTML when another page comes. So what scripts add inside a frozen
 * part stays until then. Each time the HTML is put into the document, for whatever reason, it is enhanced: see `enhance` in
 * `shell/browser.ts`.
 */
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { rawHtml } from './raw-html.ts';
import { useBrowser } from './shell/browser.ts';

/** The HTML of each frozen part of the current page, by name. Absent on the server. */
export const FrozenHtml = createContext<Readonly<Record<string, string>> | null>(null);

interface FrozenProps {
  readonly name: string;
  readonly as?: 'div' | 'footer';
  readonly className?: string;
  /** Given on the server alone. */
  readonly children?: ReactNode;
}

/** A part of the page that is rendered on the server and adopted from the document in the browser. */
export function Frozen({ name, as: Element = 'div', className, children }: FrozenProps): ReactNode {
  const parts = useContext(FrozenHtml);
  const html = parts?.[name] ?? '';
  const { enhance, trustHtml } = useBrowser();
  // The same object until the HTML is another: browsers would parse it anew, and lose what scripts have made of it.
  const inner = useMemo(() => rawHtml(trustHtml(html)), [html, trustHtml]);
  const element = useRef<HTMLDivElement>(null);
  const [isAdopted, setAdopted] = useState(true);
  useLayoutEffect(() => {
    // An extension has put an element of its own in front, and hydration has adopted that one and removed the server's.
    if (!element.current?.dataset.frozen) setAdopted(false);
  }, []);
  // Again for a new element.
  useLayoutEffect(() => {
    if (html && element.current?.dataset.frozen) enhance();
  }, [html, enhance, isAdopted]);
  const attributes = { 'data-frozen': name, className };
  if (!parts) return <Element {...attributes}>{children}</Element>;
  return <Element key={`${isAdopted}`} ref={element} {...attributes} suppressHydrationWarning {...inner} />;
}
