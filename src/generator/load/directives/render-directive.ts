import type { Parents } from 'mdast';
import { partNameOf } from '../../model/part-name.ts';
import { writtenText } from '../markdown/literal-directives.ts';
import { pageOf } from '../markdown/page-of.ts';
import { element, type RenderState, text } from '../markdown/render-state.ts';
import { fillProductInText } from '../source/fill-product.ts';
import { checkDirective } from './check-directive.ts';
import type { DirectiveHtml, DirectiveNode, Directives } from './directive.ts';

/** Renders a directive as HTML. If it is wrong, the mistake is reported and its content is shown. */
export function renderDirective(
  state: RenderState,
  node: DirectiveNode,
  parent: Parents | undefined,
): DirectiveHtml {
  const page = pageOf(state);
  if (isWrittenByChance(node, page.surroundings.directives)) {
    return element('p', {}, [
      text(fillProductInText(writtenText(node, page.source.text), page.surroundings.product)),
    ]);
  }
  const directive = checkDirective(page, node, parent);
  if (directive === undefined)
    return element(node.type === 'textDirective' ? 'span' : 'div', {}, state.all(node));
  const { stylesheet, dependency, render } = directive.rule;
  if (stylesheet !== undefined) page.stylesheets.add(partNameOf(stylesheet));
  if (dependency !== undefined) page.dependencies.set(dependency.file, dependency);
  return render(state, directive);
}

/** Whether a line such as `::before` only looks like a directive. */
function isWrittenByChance(node: DirectiveNode, directives: Directives): boolean {
  const isBare = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
  return node.type === 'leafDirective' && isBare && !directives.has(node.name);
}
