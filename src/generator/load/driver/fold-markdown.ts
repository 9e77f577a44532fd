import { LIVE_PARTS, STYLESHEETS } from '../../../templates/contract/assets.ts';
import type { Feature, MarkdownPart } from '../../feature.ts';
import { callSiteCode } from '../../host/work/site-code.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { partNameOf } from '../../model/paths/part-name.ts';
import type { Directive, Directives, SiteDirective, UnlistedDirectives } from '../directives/directive.ts';
import { withCheckedHtml } from '../directives/with-checked-html.ts';
import { withOptions } from '../directives/with-options.ts';
import { dependencyOf } from './feature-dependency.ts';
import { runFeature } from './feature-error.ts';
import { isOfProgram } from './feature-origin.ts';
import { equalName, type ListedFeature } from './read-features.ts';
import { readUnlistedDirectives } from './unlisted-directives.ts';

/** What features add to Markdown. */
export interface FoldedMarkdown {
  readonly directives: Directives;
  readonly extend: NonNullable<MarkdownPart['extend']>;
  /** The schemes of links that features resolve. */
  readonly linkSchemes: ReadonlySet<string>;
  /** Those of features that the site could list. Only this call imports them. */
  readonly unlistedDirectives: () => Promise<UnlistedDirectives>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Adds the directives of all features, bound to their options, to those of the core, and joins the features' extensions of the pipeline:
 * the first sees what the later ones have left.
 */
export async function foldMarkdown(
  base: readonly Directive[],
  features: readonly ListedFeature[],
  offered: readonly Feature[],
): Promise<FoldedMarkdown> {
  const directives = new Map(base.map(directive => [directive.name, withOptions(directive, {})]));
  const diagnostics: Diagnostic[] = [];
  const extensions: FoldedMarkdown['extend'][] = [];
  const linkSchemes = new Set<string>();
  const isTaken = createPartNames(features);
  const liveParts = new Set<string>([
    ...LIVE_PARTS,
    ...features.flatMap(({ definition }) => Object.keys(definition.browser?.liveParts ?? {})),
  ]);
  for (const feature of features) {
    const part = await runFeature(feature, () => feature.definition.markdown?.());
    for (const directive of part?.directives ?? []) {
      if (directives.has(directive.name)) diagnostics.push(equalDirectives(feature, directive));
      else diagnostics.push(...equalParts(feature, directive, isTaken));
      if (directive.livePart !== undefined) liveParts.add(partNameOf(directive.livePart));
      directives.set(directive.name, bindDirective(directive, feature, liveParts));
    }
    for (const scheme of part?.linkSchemes ?? []) linkSchemes.add(scheme);
    if (part?.extend !== undefined) extensions.push(part.extend);
  }
  const extend: FoldedMarkdown['extend'] = (processor, surroundings) =>
    extensions.reduceRight((extended, extension) => extension(extended, surroundings), processor);
  const unlistedDirectives = () =>
    readUnlistedDirectives(
      offered,
      features.map(({ definition }) => definition.name),
    );
  return { directives, extend, linkSchemes, unlistedDirectives, diagnostics };
}

/** A directive with the options of its feature. The HTML of a site's own is checked; `liveParts` grows with the features that follow. */
function bindDirective(
  directive: Directive<object>,
  feature: ListedFeature,
  liveParts: ReadonlySet<string>,
): SiteDirective {
  const { definition, options } = feature;
  const bound = { ...withOptions(directive, options), dependency: dependencyOf(feature) };
  return isOfProgram(definition)
    ? bound
    : withCheckedHtml(bound, { feature: definition.name, liveParts, run: callSiteCode });
}

function equalDirectives({ definition, placeOf }: ListedFeature, { name }: NamedParts): Diagnostic {
  return {
    severity: 'error',
    code: 'feature/equal-directives',
    message: `The feature “${definition.name}” defines the directive “${name}”, which already exists`,
    place: placeOf([]),
    hint: 'Give it another name, or leave out the other feature that defines it.',
  };
}

type NamedParts = Pick<Directive, 'name' | 'stylesheet' | 'livePart'>;

/** The browser finds the parts of directives by the names of their files. */
const PARTS = [
  { key: 'stylesheet', brought: 'stylesheets', what: 'a style sheet' },
  { key: 'livePart', brought: 'liveParts', what: 'a live part' },
] as const;
type Part = (typeof PARTS)[number];

function equalParts(
  feature: ListedFeature,
  directive: NamedParts,
  isTaken: PartNames,
): readonly Diagnostic[] {
  return PARTS.flatMap(part => {
    const path = directive[part.key];
    if (path === undefined || !isTaken(part, feature.definition.name, path)) return [];
    return [equalName(part.what, partNameOf(path), feature)];
  });
}

/** Whether another file of the same kind has the name of this one; if not, the name is now taken. */
type PartNames = (part: Part, feature: string, path: string) => boolean;

function createPartNames(features: readonly ListedFeature[]): PartNames {
  const owners = new Map<string, string>([
    ...STYLESHEETS.map(name => [`stylesheet ${name}`, ''] as const),
    ...LIVE_PARTS.map(name => [`livePart ${name}`, ''] as const),
  ]);
  const isTaken: PartNames = ({ key }, feature, path) => {
    const [name, file] = [`${key} ${partNameOf(path)}`, `${feature} ${path}`];
    const owner = owners.get(name) ?? file;
    owners.set(name, owner);
    return owner !== file;
  };
  for (const { definition } of features)
    for (const { key, brought } of PARTS)
      for (const [name, path] of Object.entries(definition.browser?.[brought] ?? {}))
        owners.set(`${key} ${name}`, `${definition.name} ${path}`);
  return isTaken;
}
