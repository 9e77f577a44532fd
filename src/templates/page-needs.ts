import { createContext, useContext } from 'react';
import type { BodyData, SiteFacts } from './contract/document.ts';

/** What a page's components can read on the server besides its content, and what they gather for the head of the document. */
export interface PageNeeds {
  readonly facts: PageFacts;
  readonly bodies: readonly BodyData[];
  readonly stylesheets: Set<string>;
  /** Names of scripts that run before the first paint. */
  readonly inlineScripts: Set<string>;
  /** `<img>` elements of the first screen, as HTML, in the order of the page. */
  readonly pictures: string[];
  /** schema.org objects, in the order of the page. */
  readonly jsonLd: JsonLd[];
}

/** What a page may tell machines about itself. */
export interface PageFacts {
  /** The page's own title, without the site's. */
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly url: string;
  /** The page as Markdown. */
  readonly markdown?: string;
  readonly site: SiteFacts;
}

/** A schema.org object. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** The needs of the page that is being rendered. */
export const PageNeedsContext = createContext<PageNeeds | null>(null);

/** The HTML of one of the page's bodies. Also notes what that body needs. */
export function useBody(index: number): string {
  const needs = useNeeds();
  const body = needs.bodies[index];
  if (body === undefined) throw new Error(`The page has no body ${index}`);
  for (const name of body.stylesheets) needs.stylesheets.add(name);
  needs.pictures.push(...body.pictures);
  return body.html;
}

/** Notes a style sheet that the component's elements need besides the main one. */
export function useStylesheet(name: string): void {
  useNeeds().stylesheets.add(name);
}

/** Notes a script of the feature that must run before the first paint. */
export function useInlineScript(name: string): void {
  useNeeds().inlineScripts.add(name);
}

/** Notes an `<img>` element of the first screen. */
export function usePicture(html: string): void {
  useNeeds().pictures.push(html);
}

/** What is known of the page. */
export function usePageFacts(): PageFacts {
  return useNeeds().facts;
}

/** Notes what the page tells search engines about itself. */
export function useJsonLd(make: (facts: PageFacts) => JsonLd | undefined): void {
  const { facts, jsonLd } = useNeeds();
  const item = make(facts);
  if (item !== undefined) jsonLd.push(item);
}

function useNeeds(): PageNeeds {
  const needs = useContext(PageNeedsContext);
  if (needs === null) throw new Error('This component is rendered on the server alone, within a document');
  return needs;
}
