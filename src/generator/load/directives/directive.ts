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

/** A directive: how writers write it, and what becomes of it. */
export interface Directive {
  readonly name: string;
  /** `:name` in running text, `::name` on a line, `:::name` around blocks. */
  readonly form: 'text' | 'leaf' | 'container';
  readonly label: 'required' | 'optional' | 'none';
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  /** The directive that must be right around it. */
  readonly inside?: string;
  /** The only directive that may be right inside it. */
  readonly holds?: string;
  /** The style sheet that its elements need besides the main one. */
  readonly stylesheet?: string;
  /** What its HTML depends on beside the text. The core fills this in with the options of the feature that the directive belongs to. */
  readonly dependency?: Dependency;
  /** Its HTML. It is called even where the label or an attribute is wrong, which is reported by then. */
  readonly render: (state: RenderState, directive: CheckedDirective) => ElementContent | ElementContent[];
}

/** Directives by their names. */
export type Directives = ReadonlyMap<string, Directive>;

/** A directive in a text whose name, label and attributes were checked: those that are wrong are absent. */
export interface CheckedDirective {
  readonly node: DirectiveNode;
  readonly attributes: Readonly<Record<string, string>>;
  readonly label: Paragraph | undefined;
}
