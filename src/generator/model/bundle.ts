import type { Templates } from '../../templates/contract/document.ts';
import type { Diagnostic, Place } from './diagnostic.ts';
import type { OutputFile } from './output.ts';

/** The templates and the browser's assets, compiled. Paths are relative to the output folder. */
export interface Bundle {
  /** Hash of all sources: part of every rendered page's key. */
  readonly hash: string;
  /** Hash of what browsers load: an open tab goes on where the next page has the same. */
  readonly buildId: string;
  /** Sources that features import from outside their folders: POSIX, relative to the root. */
  readonly elsewhere: readonly string[];
  readonly templates: Templates;
  /** The place in the site’s sources from which a template throws; `undefined` outside them. */
  readonly placeOf: (error: unknown) => Place | undefined;
  /** Hashed files below `assets/`. */
  readonly files: readonly OutputFile[];
  /** Absolute path of the script that `dev` adds to pages. */
  readonly devScript: string;
  /** By name: the core's own first, then those of the features. */
  readonly stylesheets: Readonly<Record<string, string>>;
  /** The font of the text on every page. */
  readonly textFont: string;
  /** The first script, which imports the shell when the page is idle or touched. */
  readonly script: string;
  /** The script of pages for frames of other sites, in place of `script`. */
  readonly frameScript: string;
  /** Gzip bytes of the script with its shell, and of the script of pages for frames. */
  readonly weights: {
    readonly script: number;
    readonly frameScript: number;
  };
}

/** A bundle that is compiled but not loaded: a build without changes needs only its hash. */
export interface CompiledBundle extends Pick<Bundle, 'hash'> {
  /** Runs the modules of the templates. */
  readonly load: () => Promise<BundleResult>;
}

/** A bundle, or why there is none. */
export interface BundleResult<Form extends Pick<Bundle, 'hash'> = Bundle> {
  readonly bundle: Form | null;
  readonly diagnostics: readonly Diagnostic[];
}
