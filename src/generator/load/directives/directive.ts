import type { ElementContent } from 'hast';
import type { Paragraph } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { Dependency } from '../../model/entry.ts';
import type { RenderState } from '../markdown/render-state.ts';

export type DirectiveNode = ContainerDirective | LeafDirective | TextDirective;

/** What an attribute may hold. */
export type AttributeRule =
  | { readonly type: 'text' | 'flag'; readonly isRequired?: boolean }
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly isRequired?: boolean };

/**
 * A directive in one object: how writers write it, what becomes of it, and what its elements need in the browser. Only its HTML depends
 * on the options of its feature. Paths are relative to the file that defines the feature.
 */
export interface Directive<Options = unknown> {
  readonly name: string;
  /** `:name` in running text, `::name` on a line, `:::name` around blocks. */
  readonly form: 'text' | 'leaf' | 'container';
  readonly label: 'required' | 'optional' | 'none';
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  /** The directive that must be right around it. */
  readonly inside?: string;
  /** The only directive that may be right inside it. */
  readonly holds?: string;
  /** Path of the CSS file that its elements need. Only pages with such an element load it, after the core's sheets. */
  readonly stylesheet?: string;
  /** Path of a CSS file that is part of the main sheet, in its layer `prose`: a few rules, for what most pages show. */
  readonly mainStylesheet?: string;
  /**
   * Path of a module that exports `start(element, surroundings)`. It is fetched when an element nears the viewport whose `data-live` is
   * the name of the file: `apply` for `./client/apply.ts`.
   */
  readonly livePart?: string;
  /**
   * Path of a module that is part of the script of every page. It exports `create(surroundings)`, which returns a function that makes new
   * content work: for what most pages have, since each loads it.
   */
  readonly mainScript?: string;
  /** Markdown that shows it, with what must be around it. The manual prints this text, and tests mix it with all other Markdown. */
  readonly example: string;
  /** Its HTML. It is called even where the label or an attribute is wrong, which is reported by then. */
  readonly render: (state: RenderState, directive: CheckedDirective, options: Options) => DirectiveHtml;
}

/** A directive of a site: the options of its feature are filled in. */
export interface SiteDirective extends Omit<Directive, 'render'> {
  /** What its HTML depends on besides the text; absent where there are no options. */
  readonly dependency?: Dependency;
  readonly render: (state: RenderState, directive: CheckedDirective) => DirectiveHtml;
}

export type DirectiveHtml = ElementContent | ElementContent[];

/** Directives by their names. */
export type Directives = ReadonlyMap<string, SiteDirective>;

/** A directive in a text whose name, label and attributes were checked: those that are wrong are absent. */
export interface CheckedDirective {
  readonly node: DirectiveNode;
  readonly attributes: Readonly<Record<string, string>>;
  readonly label: Paragraph | undefined;
}
