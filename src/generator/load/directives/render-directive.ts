import type { Parents } from 'mdast';
import { partNameOf } from '../../model/paths/part-name.ts';
import { placeOf } from '../markdown/page-context.ts';
import { pageOf } from '../markdown/page-of.ts';
import { element, type RenderState } from '../markdown/render-state.ts';
import { checkDirective } from './check-directive.ts';
import type { DirectiveHtml, DirectiveNode } from './directive.ts';
import { runDirective } from './directive-failure.ts';
import { renderLiteralDirective } from './literal-directive.ts';

/** Renders a directive as HTML. If it is wrong, the mistake is reported and its content is shown. */
export function renderDirective(
  state: RenderState,
  node: DirectiveNode,
  parent: Parents | undefined,
): DirectiveHtml {
  const page = pageOf(state);
  const rule = page.surroundings.directives.get(node.name);
  if (rule === undefined) return renderLiteralDirective(state, node);
  const directive = checkDirective(page, node, { rule, parent });
  if (directive === undefined)
    return element(node.type === 'textDirective' ? 'span' : 'div', {}, state.all(node));
  const { stylesheet, dependency, render } = rule;
  if (stylesheet !== undefined) page.stylesheets.add(partNameOf(stylesheet));
  if (dependency !== undefined) page.dependencies.set(dependency.file, dependency);
  return runDirective(node.name, placeOf(page, node), () => render(state, directive));
}
