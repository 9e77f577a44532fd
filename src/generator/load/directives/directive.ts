import type { ElementContent } from 'hast';
import type { Paragraph } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { Dependency } from '../../model/entry.ts';
import type { RenderState } from '../markdown/render-state.ts';

export type DirectiveNode = ContainerDirective | LeafDirective | TextDirective;

/** The values that an attribute may have. A `foreign` one has a meaning only for another program: it is passed over. */
export type AttributeRule =
  | { readonly type: 'text' | 'flag' | 'foreign'; readonly isRequired?: boolean }
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly isRequired?: boolean };

/**
 * A directive in one object: how writers write it, what HTML it gives, and what its elements need in the browser. Only its HTML depends
 * on the options of its feature. Paths are relative to the file that defines the feature.
 */
export interface Directive<Options = unknown> {
  readonly name: string;
  /** `:name` inside text, `::name` on a separate line, `:::name` around blocks. */
  readonly form: 'text' | 'leaf' | 'container';
  readonly label: 'required' | 'optional' | 'none';
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  /** The directive that must directly contain it. */
  readonly inside?: string;
  /** The only directive that it may directly contain. */
  readonly holds?: string;
  /** Path of the CSS file for its elements. Only pages with such an element load it, after the core's sheets. */
  readonly stylesheet?: string;
  /** Path of a CSS file that becomes part of the main sheet, in its layer `prose`: a few rules that most pages need. */
  readonly mainStylesheet?: string;
  /**
   * Path of a module that exports `start(element, surroundings)`. The browser fetches it when an element with the file's name in
   * `data-live` nears the viewport: `apply` for `./client/apply.ts`.
   */
  readonly livePart?: string;
  /**
   * Path of a module that becomes part of every page's script. It exports `create(surroundings)`, which returns a function that sets up
   * new content. Use it for what most pages have, since every page loads it.
   */
  readonly mainScript?: string;
  /** Markdown that shows it, inside the directives that it needs around it. The manual prints this text, and tests mix it with all other Markdown. */
  readonly example: string;
  /** Returns its HTML. Also called if the label or an attribute is wrong; by then that has been reported. */
  readonly render: (state: RenderState, directive: CheckedDirective, options: Options) => DirectiveHtml;
}

/** A directive of a site, with the options of its feature filled in. */
export interface SiteDirective extends Omit<Directive, 'render'> {
  /** What its HTML depends on besides the text; absent if the feature has no options. */
  readonly dependency?: Dependency;
  readonly render: (state: RenderState, directive: CheckedDirective) => DirectiveHtml;
}

export type DirectiveHtml = ElementContent | ElementContent[];

/** Directives by name. */
export type Directives = ReadonlyMap<string, SiteDirective>;

/** The directives of features that a site does not list, by name. */
export type UnlistedDirectives = ReadonlyMap<
  string,
  { readonly form: Directive['form']; readonly feature: string }
>;

/** A directive in a text, after the check of its name, label and attributes: wrong ones are absent. */
export interface CheckedDirective {
  readonly node: DirectiveNode;
  readonly attributes: Readonly<Record<string, string>>;
  readonly label: Paragraph | undefined;
}
