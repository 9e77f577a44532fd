import Handlebars from 'handlebars';
import type { CodeBlock } from '../code-blocks.ts';
import { declaredNames } from '../declared-names.ts';

/** What templates can call without the product's help. */
const BUILT_IN = ['if', 'unless', 'each', 'with', 'lookup', 'log'];

/** The templates that others can include. */
const PARTIALS = ['directoryItem', 'directoryCategoryItem'];

/** Parses a template, and looks for helpers and partials that the declarations do not have. */
export function checkTemplate({ file, line, code }: CodeBlock): readonly string[] {
  try {
    const calls = new Calls();
    calls.accept(Handlebars.parse(code));
    return calls.unknown.map(
      ({ name, at }) => `${file}:${line + at - 1} Unknown helper or partial "${name}"`,
    );
  } catch (error) {
    const message = String(error);
    const at = Number(/Parse error on line (\d+)|(?<= - )\d+(?=:\d+$)/.exec(message)?.findLast(Boolean) ?? 1);
    return [`${file}:${line + at - 1} ${message}`];
  }
}

/** Collects what a template calls and no declaration has. */
class Calls extends Handlebars.Visitor {
  readonly unknown: { readonly name: string; readonly at: number }[] = [];
  readonly #helpers = new Set([...BUILT_IN, ...declaredNames('map/template-helpers.ts', 'TemplateHelpers')]);

  override MustacheStatement(node: hbs.AST.MustacheStatement): void {
    if (node.params.length > 0) this.#note(node, this.#helpers);
    super.MustacheStatement(node);
  }

  override BlockStatement(node: hbs.AST.BlockStatement): void {
    if (node.params.length > 0) this.#note(node, this.#helpers);
    super.BlockStatement(node);
  }

  override SubExpression(node: hbs.AST.SubExpression): void {
    this.#note(node, this.#helpers);
    super.SubExpression(node);
  }

  override PartialStatement(node: hbs.AST.PartialStatement): void {
    const name = node.name.type === 'PathExpression' ? (node.name as hbs.AST.PathExpression).original : '';
    if (!PARTIALS.includes(name)) this.unknown.push({ name, at: node.loc.start.line });
    super.PartialStatement(node);
  }

  #note({ path, loc }: Pick<hbs.AST.MustacheStatement, 'path' | 'loc'>, known: ReadonlySet<string>): void {
    const name = String('original' in path && path.original);
    if (!known.has(name)) this.unknown.push({ name, at: loc.start.line });
  }
}
