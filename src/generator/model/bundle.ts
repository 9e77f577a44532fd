import { type PageKind, STYLESHEETS, type StylesheetName, type Templates } from '../../templates/contract.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { OutputFile } from './output.ts';

/** The templates and the browser's assets, compiled. Paths are relative to the output folder. */
export interface Bundle {
  /** Hash of all sources: part of every rendered page's key. */
  readonly hash: string;
  readonly templates: Templates;
  /** Hashed files below `assets/`. */
  readonly files: readonly OutputFile[];
  /** Absolute path of the development server's companion in the browser. */
  readonly devScript: string;
  readonly stylesheets: Readonly<Record<StylesheetName, string>>;
  /** The font that every page is set in. */
  readonly textFont: string;
  readonly script: string;
  /** Chunks that the script imports at once or for a kind of page, each with its own imports, the script's excepted. */
  readonly modulePreloads: Readonly<Record<PageKind, readonly string[]>>;
  /** Gzip bytes: of each style sheet, and of all scripts that a page of the kind loads. */
  readonly weights: {
    readonly style: Readonly<Record<StylesheetName, number>>;
    readonly script: Readonly<Record<PageKind, number>>;
  };
}

/** A bundle that is compiled, and not yet loaded: a build in which nothing has changed needs no more than its hash. */
export interface CompiledBundle extends Pick<Bundle, 'hash'> {
  readonly load: () => Promise<Bundle>;
}

/** A bundle, or why there is none. */
export interface BundleResult<Form extends Pick<Bundle, 'hash'> = Bundle> {
  readonly bundle: Form | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Something about each style sheet. */
export function bySheet<Value>(
  about: (name: StylesheetName) => Value,
): Readonly<Record<StylesheetName, Value>> {
  const entries = STYLESHEETS.map(name => [name, about(name)] as const);
  // One entry for each name.
  return Object.fromEntries(entries) as Record<StylesheetName, Value>;
}
