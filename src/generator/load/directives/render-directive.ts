import type { ElementContent } from 'hast';
import type { Parents } from 'mdast';
import { renderCheckout } from '../handover/render-checkout.ts';
import { renderContactForm } from '../handover/render-contact-form.ts';
import { renderPlans } from '../handover/render-plans.ts';
import { renderSignIn } from '../handover/render-sign-in.ts';
import { writtenText } from '../markdown/literal-directives.ts';
import { renderInclude } from '../markdown/render-include.ts';
import { element, pageOf, type RenderState, text } from '../markdown/render-state.ts';
import { fillProductInText } from '../source/fill-product.ts';
import { checkDirective } from './check-directive.ts';
import type { CheckedDirective, DirectiveNode } from './directive.ts';
import { type AdmonitionName, DIRECTIVES, type DirectiveName, isDirectiveName } from './directive-rules.ts';
import { renderAdmonition } from './render-admonition.ts';
import {
  renderCard,
  renderColumn,
  renderDetails,
  renderFeature,
  renderList,
  renderSteps,
  renderTab,
  renderTabs,
} from './render-containers.ts';
import { renderButton, renderHero, renderSection } from './render-landing.ts';
import { renderMap } from './render-map.ts';
import { renderScreen } from './render-screen.ts';

/** A directive as HTML. One that is wrong is told, and its content shows. */
export function renderDirective(
  state: RenderState,
  node: DirectiveNode,
  parent: Parents | undefined,
): ElementContent | ElementContent[] {
  const page = pageOf(state);
  if (isWrittenByChance(node)) {
    return element('p', {}, [
      text(fillProductInText(writtenText(node, page.source.text), page.surroundings.product)),
    ]);
  }
  const directive = checkDirective(page, node, parent);
  if (directive === undefined)
    return element(node.type === 'textDirective' ? 'span' : 'div', {}, state.all(node));
  const { stylesheet } = DIRECTIVES[directive.name];
  if (stylesheet !== undefined) page.stylesheets.add(stylesheet);
  return render(state, directive.name, directive);
}

/** A line such as `::before` that names nothing of ours. */
function isWrittenByChance(node: DirectiveNode): boolean {
  const isBare = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
  return node.type === 'leafDirective' && isBare && !isDirectiveName(node.name);
}

function render(
  state: RenderState,
  name: DirectiveName,
  directive: CheckedDirective,
): ElementContent | ElementContent[] {
  switch (name) {
    case 'note':
    case 'tip':
    case 'info':
    case 'warning':
    case 'danger':
      return renderAdmonition(state, name satisfies AdmonitionName, directive);
    case 'tabs':
      return renderTabs(state, directive);
    case 'tab':
      return renderTab(state, directive);
    case 'steps':
      return renderSteps(state, directive);
    case 'cards':
    case 'columns':
      return renderList(state, directive, 'div', name);
    case 'features':
      return renderList(state, directive, 'ul', name);
    case 'card':
      return renderCard(state, directive);
    case 'feature':
      return renderFeature(state, directive);
    case 'column':
      return renderColumn(state, directive);
    case 'details':
      return renderDetails(state, directive);
    case 'include':
      return include(state, directive);
    case 'section':
      return renderSection(state, directive);
    case 'hero':
      return renderHero(state, directive);
    case 'map':
      return renderMap(state, directive);
    case 'screen':
      return renderScreen(state, directive);
    case 'plans':
      return renderPlans(state, directive);
    case 'checkout':
      return renderCheckout(state, directive);
    case 'sign-in':
      return renderSignIn(state);
    case 'contact-form':
      return renderContactForm(state);
    case 'button':
      return renderButton(state, directive);
  }
}

function include(state: RenderState, { node, attributes }: CheckedDirective): ElementContent[] {
  const { file, region } = attributes;
  if (file === undefined || node.type !== 'leafDirective') return [];
  return renderInclude(state, node, { file, ...(region !== undefined && { region }) });
}
