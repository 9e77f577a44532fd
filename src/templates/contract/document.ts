import type { SlotName } from '../shared/slots.ts';
import type { PageAssets } from './assets.ts';
import type { HeadData } from './head.ts';
import type { PageData } from './page.ts';
import type { FooterData, ShellData } from './shell.ts';

/** The HTML of a Markdown file with every slot filled, and what it needs. */
export interface BodyData {
  readonly html: string;
  /** Style sheets besides the main one. */
  readonly stylesheets: readonly string[];
  /** `<img>` elements of the first screen, as HTML. */
  readonly pictures: readonly string[];
}

/** What pages tell machines about the site. */
export interface SiteFacts {
  /** Origin, without a final slash. */
  readonly url: string;
  readonly title: string;
  /** Absolute URL of the page that takes a query as its parameter `q`. */
  readonly searchUrl?: string;
  readonly product: {
    readonly name: string;
    /** `null` = the product is not software. */
    readonly application: { readonly category: string; readonly operatingSystem: string } | null;
  };
}

/** Everything that `renderDocument` needs. Its result depends on nothing else. */
export interface DocumentInput {
  readonly language: string;
  /** The Content-Security-Policy in the page's `<meta>`, for hosts that send no headers. */
  readonly policy: string;
  readonly path: string;
  readonly site: SiteFacts;
  readonly head: HeadData;
  readonly assets: PageAssets;
  readonly shell: ShellData;
  readonly footer: FooterData;
  readonly page: PageData;
  /** The bodies of the Markdown files on the page, in order. */
  readonly bodies: readonly BodyData[];
}

/** A published page, and what it makes a browser load. */
export interface RenderedDocument {
  /** The whole document, from the doctype to a final line feed. */
  readonly html: string;
  /** The JSON in the document. */
  readonly inlineJson: string;
  /** Names of those that the first paint waits for: the main one first. */
  readonly stylesheets: readonly string[];
}

/** What the compiled templates offer the generator. */
export interface Templates {
  readonly renderDocument: (input: DocumentInput) => RenderedDocument;
  /** Every inline script that a page may contain, exactly as written, for the hashes in the Content-Security-Policy. */
  readonly inlineScripts: (shell: ShellData, hasTagManager: boolean) => readonly string[];
  /** The name that the component of each slot has in its own code. */
  readonly slotComponents: Readonly<Record<SlotName, string>>;
}
