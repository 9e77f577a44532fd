import type * as v from 'valibot';
import type { Words } from '../templates/shared/words/words.ts';
import type { Directive } from './load/directives/directive.ts';
import type { FeatureSource } from './load/feature-source.ts';
import type { MarkdownProcessor } from './load/markdown/markdown-processor.ts';
import type { Product } from './load/source/fill-product.ts';
import type { Collection } from './model/collection.ts';
import type { Diagnostic, Place } from './model/diagnostic.ts';
import type { FeatureOrigins } from './model/feature-origins.ts';
import type { FieldPath } from './model/validate-fields.ts';
import type { PlanPart } from './plan/plan-part.ts';

export {
  articleFrontMatter,
  docFrontMatter,
  postFrontMatter,
} from './load/front-matter/front-matter-schema.ts';
export { titleFromPath } from './load/title-from-path.ts';
export { segmentsOfArticle, versionOfFile } from './model/article-path.ts';
export type { Collection } from './model/collection.ts';
export type { Diagnostic } from './model/diagnostic.ts';
export type { EntryStarter } from './model/entry-starter.ts';
export * as fields from './model/fields.ts';
export { segmentsOfDoc, withDatePrefix } from './model/file-path.ts';
export { joinPath } from './model/join-path.ts';
export { nearestName } from './model/nearest-name.ts';
export { policySourceOf } from './model/policy-source.ts';
export { isSecureUrl } from './model/secure-url.ts';
export type { Words };

/**
 * What a site is beyond its pages: collections with their pages, lists and feeds, directives with their style sheets and live parts, data, origins of the policy. A site lists its features in
 * `site.config.ts`; the core imports none of them, and folds all of them into its own maps once.
 */
export interface FeatureDefinition<Schema extends OptionsSchema = OptionsSchema, Data = unknown> {
  /** Unique among the features of a site; words joined by hyphens. */
  readonly name: string;
  /** `import.meta.url` of the file that defines it: all paths below are relative to it. Its folder holds all that the feature is made of. */
  readonly from: string;
  /** Names of features that a site lists before it. */
  readonly requires?: readonly string[];
  /** Checks the options, types them and fills in their defaults. An object, so that each mistake has a field; what comes out of it is JSON. */
  readonly options: Schema;
  /** Its collections; their folders and addresses may come from the options, their titles are in the words of the site. */
  readonly collections?: (options: v.InferOutput<Schema>, words: Words) => readonly Collection[];
  /** Imported only when something is parsed, so that a build without changes loads nothing of it. */
  readonly markdown?: (options: v.InferOutput<Schema>) => Promise<MarkdownPart>;
  /**
   * Plans its pages and feeds. Imported only when the site is planned: not by a build in which nothing has changed. `field` is that of its
   * options in the configuration, `features[2]`; `data` is what its source has come to.
   */
  readonly plan?: (options: v.InferOutput<Schema>, field: string, data: Data) => Promise<PlanPart>;
  /** Whether its pages show when their files were last changed: git is asked only then. */
  readonly usesCommitDates?: (options: v.InferOutput<Schema>) => boolean;
  /** What it reads besides Markdown: data, and entries that are not one file each. */
  readonly source?: FeatureSource<v.InferOutput<Schema>, Data>;
  /**
   * Reports what is wrong with data files that its directives read, and with options that name something in them. It runs in every build in
   * which anything has changed.
   */
  readonly check?: (input: FeatureCheck<v.InferOutput<Schema>>) => Promise<readonly Diagnostic[]>;
  readonly browser?: BrowserPart;
  /** Origins that its pages load from or send to, by the directives of the Content-Security-Policy: `{ 'form-action': ['https://…'] }`. */
  readonly policy?: (options: v.InferOutput<Schema>) => FeatureOrigins;
}

/** What a feature adds to Markdown. */
export interface MarkdownPart {
  readonly directives: readonly Directive[];
  /** Wraps the pipeline that parses pages: links of its own, for instance. */
  readonly extend?: (processor: MarkdownProcessor, product: Product) => MarkdownProcessor;
}

/** What a feature is checked with. */
export interface FeatureCheck<Options> {
  readonly options: Options;
  readonly product: Product;
  /** The text of a data file by its POSIX path from the root; `undefined` = there is no such file, `null` = it is not text, which is reported already. */
  readonly textOf: (file: string) => string | null | undefined;
  /** Where an option is written. */
  readonly placeOf: (path: FieldPath) => Place;
}

/** What a feature adds to pages in the browser. */
export interface BrowserPart {
  /** Kind of page → module whose default export renders the content on the server; its `content` is what the plan has composed. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Name → CSS file. A directive names the sheet that its elements need; only pages with such an element load it, after the core's own. */
  readonly stylesheets?: Readonly<Record<string, string>>;
  /** Name → module whose default export is the text of a script. A component of a page asks for it, and it runs before the page is painted. */
  readonly inlineScripts?: Readonly<Record<string, string>>;
  /** Name → module with `start(element, surroundings)` (`live`). It is fetched when an element with `data-live` of that name comes near the viewport. */
  readonly liveParts?: Readonly<Record<string, string>>;
}

export type { PlanPart };

type OptionsSchema = v.GenericSchema<unknown, object>;

/** A feature in the list of a site, with the options that the site gives it. */
export interface Feature {
  readonly definition: FeatureDefinition;
  /** As written: nothing has checked them yet. */
  readonly options: unknown;
}

/** Makes the function that a site calls in its list of features, typed by the schema of the options. */
export function defineFeature<Schema extends OptionsSchema, Data = undefined>(
  definition: FeatureDefinition<Schema, Data>,
): (options?: v.InferInput<Schema>) => Feature {
  // A definition takes what its own schema gives, and is given nothing else.
  return (options = {}) => ({ definition: definition as unknown as FeatureDefinition, options });
}
