import * as v from 'valibot';
import type { SlotName } from '../templates/shared/slots.ts';
import type { Words } from '../templates/shared/words/words.ts';
import type { Directive, Directives, UnlistedDirectives } from './load/directives/directive.ts';
import type { FeatureSource } from './load/feature-source.ts';
import type { MarkdownProcessor } from './load/markdown/markdown-processor.ts';
import type { Product } from './load/source/fill-product.ts';
import type { Collection } from './model/collection.ts';
import type { SiteConfig } from './model/config.ts';
import type { DataKind } from './model/data-kind.ts';
import type { Diagnostic, Place } from './model/diagnostic.ts';
import type { FeatureOrigins } from './model/feature-origins.ts';
import type { FieldPath } from './model/field-path.ts';
import type { FeaturePlan, PlanPart } from './plan/plan-part.ts';

export { AUTHORS } from './kit/authors.ts';
export { TAGS } from './kit/tags.ts';
export {
  articleFrontMatter,
  docFrontMatter,
  postFrontMatter,
} from './load/front-matter/front-matter-schema.ts';
export { titleFromPath } from './load/title-from-path.ts';
export { segmentsOfArticle, versionOfFile } from './model/article-path.ts';
export type { Collection } from './model/collection.ts';
export type { DataKind } from './model/data-kind.ts';
export type { Diagnostic } from './model/diagnostic.ts';
export type { EntryStarter } from './model/entry-starter.ts';
export * as fields from './model/fields.ts';
export { segmentsOfDoc, withDatePrefix } from './model/paths/file-path.ts';
export { joinPath } from './model/paths/join-path.ts';
export { isSecureUrl } from './model/paths/secure-url.ts';
export { policySourceOf } from './model/policy-source.ts';
export { nearestName } from './model/text/nearest-name.ts';
export type { Words };

/**
 * Everything that a feature adds to a site: collections with their pages, lists and feeds, directives with their style sheets and live
 * parts, data, and origins for the policy. A site lists its features in `site.config.ts`. The core imports none of them; it folds the
 * list into its own maps once.
 */
export interface FeatureDefinition<Schema extends OptionsSchema = OptionsSchema, Data = unknown> {
  /** Unique among the features of a site; words joined by hyphens. */
  readonly name: string;
  /** `import.meta.url` of the file that defines the feature: all paths below are relative to it. Its folder holds the feature; modules and sheets may import from elsewhere. */
  readonly from: string;
  /** Names of features that a site must list before this one. */
  readonly requires?: readonly string[];
  /** Checks and types the options, and fills in their defaults. It is an object, so that each mistake has a field. Its output is JSON. */
  readonly options: Schema;
  /** Its collections. Folders and addresses may come from the options; titles use the site's words. */
  readonly collections?: (options: v.InferOutput<Schema>, words: Words) => readonly Collection[];
  /**
   * Fields that it adds to the front matter of collections, its own or those of other features: `{ docs: { plan: v.exactOptional(v.string()) } }`.
   * Its plan reads them. Collections that a site does not have are left out, unless the name is nearly that of one it has.
   */
  readonly frontMatter?: Readonly<Record<string, v.ObjectEntries>>;
  /** Kinds of YAML files below `content/` that its plan uses: `context.data.of(AUTHORS)`. */
  readonly dataFiles?: readonly DataKind<unknown>[];
  /** Imported only when something is parsed or compiled, so that a build without changes does not load it. */
  readonly markdown?: () => Promise<MarkdownPart<v.InferOutput<Schema>>>;
  /**
   * Plans its pages and feeds. Imported only when the site is planned, so a build without changes does not load it. `field` is the field
   * of its options in the configuration, such as `features[2]`; `data` is what its source has loaded.
   */
  readonly plan?: (options: v.InferOutput<Schema>, field: string, data: Data) => Promise<PlanPart>;
  /** Whether its pages show when their files last changed. The program asks git for dates only if one feature needs them. */
  readonly usesCommitDates?: (options: v.InferOutput<Schema>) => boolean;
  /** Reads what is not a Markdown file for each page: data, and entries that do not have a file each. */
  readonly source?: FeatureSource<v.InferOutput<Schema>, Data>;
  /**
   * Reports mistakes in the data files that its directives read, and in options that refer to them. It runs in every build in which
   * anything has changed.
   */
  readonly check?: (input: FeatureCheck<v.InferOutput<Schema>>) => Promise<readonly Diagnostic[]>;
  readonly browser?: BrowserPart;
  /** Origins that its pages load from or send to, by directive of the Content-Security-Policy: `{ 'form-action': ['https://…'] }`. */
  readonly policy?: (options: v.InferOutput<Schema>) => FeatureOrigins;
}

/** What a feature's extension of Markdown may depend on. */
export interface MarkdownSurroundings {
  readonly product: Product;
  readonly markdown: SiteConfig['markdown'];
  readonly directives: Directives;
  readonly unlistedDirectives: () => UnlistedDirectives;
}

/** What a feature adds to Markdown. */
export interface MarkdownPart<Options = unknown> {
  readonly directives: readonly Directive<Options>[];
  /** Schemes of links that its plan resolves: `['symbol']` for `symbol:Core/List`. Any other scheme that the core does not know is refused. */
  readonly linkSchemes?: readonly string[];
  /** Wraps the pipeline that parses pages, to add a syntax for links, for example. */
  readonly extend?: (processor: MarkdownProcessor, surroundings: MarkdownSurroundings) => MarkdownProcessor;
}

/** The input of a feature's check. */
export interface FeatureCheck<Options> {
  readonly options: Options;
  readonly product: Product;
  /** The text of a data file, by its POSIX path from the root; `undefined` if there is no such file, `null` if it is not text (already reported). */
  readonly textOf: (file: string) => string | null | undefined;
  /** Where an option is written. */
  readonly placeOf: (path: FieldPath) => Place;
}

/** What a feature adds to pages in the browser. */
export interface BrowserPart {
  /** Kind of page → module whose default export renders the content on the server; the plan composes its `content`. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Name → CSS file. Only pages whose component asks for it (`useStylesheet`) load it, after the core's sheets. A directive names its own. */
  readonly stylesheets?: Readonly<Record<string, string>>;
  /** CSS file that is part of the main sheet, for what every page shows. */
  readonly mainStylesheet?: string;
  /** CSS file with the rules for `@media print` and `(forced-colors: active)`. It is part of a sheet that every page has and no first paint waits for. */
  readonly otherMediaStylesheet?: string;
  /**
   * Slot → module whose default export is the component for it, such as a search in `navbar-tools`. If several features fill one slot,
   * the last in the list wins; the site's theme wins over all.
   */
  readonly slots?: Readonly<Partial<Record<SlotName, string>>>;
  /** Name → module whose default export is the text of a script. It runs before the first paint of a page whose component asks for it. */
  readonly inlineScripts?: Readonly<Record<string, string>>;
  /**
   * Name → module that exports `start(element, surroundings)`. It is fetched when an element with that name in `data-live` nears the
   * viewport. A directive names its own.
   */
  readonly liveParts?: Readonly<Record<string, string>>;
}

export type { FeaturePlan, PlanPart };

type OptionsSchema = v.GenericSchema<unknown, object>;

/** A feature in a site's list, with the options that the site gives it. */
export interface Feature {
  readonly definition: FeatureDefinition;
  /** As written, not checked yet. */
  readonly options: unknown;
}

/**
 * Makes the function that a site calls in its list of features. Its parameter has the type of the options' schema. A feature without
 * one takes no options.
 */
export function defineFeature<Schema extends OptionsSchema = typeof NO_OPTIONS, Data = undefined>(
  definition: Omit<FeatureDefinition<Schema, Data>, 'options'> & { readonly options?: Schema },
): (options?: v.InferInput<Schema>) => Feature {
  const whole = { options: NO_OPTIONS, ...definition };
  // Safe: the core calls a definition only with the output of that definition's own schema.
  return (options = {}) => ({ definition: whole as unknown as FeatureDefinition, options });
}

const NO_OPTIONS = v.object({});
