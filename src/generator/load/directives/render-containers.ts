import type { Element, ElementContent } from 'hast';
import { addReference } from '../markdown/add-reference.ts';
import { slugifyHeading } from '../markdown/id-register.ts';
import { reportError } from '../markdown/page-context.ts';
import { blocks, element, pageOf, type RenderState, text } from '../markdown/render-state.ts';
import {
  type CheckedDirective,
  contentOf,
  type DirectiveNode,
  isLabel,
  labelContent,
  labelText,
} from './directive.ts';

/** Tabs as panels one below the other, each under its label; the browser makes a list of tabs of them. */
export function renderTabs(state: RenderState, { node, attributes }: CheckedDirective): Element {
  reportEqualValues(state, node);
  const properties = {
    className: ['tabs'],
    dataTabs: '',
    ...(attributes.group !== undefined && { dataGroup: attributes.group }),
  };
  return element('div', properties, blocks(state, contentOf(node)));
}

/** One panel of tabs. */
export function renderTab(state: RenderState, directive: CheckedDirective): Element {
  const label = labelText(state, directive, '');
  const value = directive.attributes.value ?? slugifyHeading(label);
  return element('div', { className: ['tab'], dataTab: '', dataValue: value, dataLabel: label }, [
    element('p', { className: ['tab-label'] }, labelContent(state, directive, '')),
    ...blocks(state, contentOf(directive.node)),
  ]);
}

/** An ordered list shown as steps. */
export function renderSteps(state: RenderState, { node }: CheckedDirective): Element {
  return element('div', { className: ['steps'] }, blocks(state, contentOf(node)));
}

/** Cards, columns or features around their items. */
export function renderList(
  state: RenderState,
  { node }: CheckedDirective,
  tagName: 'div' | 'ul',
  name: string,
): Element {
  return element(tagName, { className: [name] }, blocks(state, contentOf(node)));
}

/** A card; its title is a link where it leads somewhere. */
export function renderCard(state: RenderState, directive: CheckedDirective): Element {
  const { node, attributes } = directive;
  const page = pageOf(state);
  const href = attributes.href === undefined ? undefined : addReference(page, 'link', attributes.href, node);
  const title = labelContent(state, directive, '');
  const titleContent: ElementContent[] = href === undefined ? title : [element('a', { href }, title)];
  return element('div', { className: ['card', ...iconClass('card', attributes)] }, [
    element('p', { className: ['card-title'] }, titleContent),
    ...blocks(state, contentOf(node)),
  ]);
}

/** One feature of a list of features. */
export function renderFeature(state: RenderState, directive: CheckedDirective): Element {
  return element('li', { className: ['feature', ...iconClass('feature', directive.attributes)] }, [
    element('h3', {}, labelContent(state, directive, '')),
    ...blocks(state, contentOf(directive.node)),
  ]);
}

/** One column. */
export function renderColumn(state: RenderState, { node }: CheckedDirective): Element {
  return element('div', { className: ['column'] }, blocks(state, contentOf(node)));
}

/** Text that opens on a click. */
export function renderDetails(state: RenderState, directive: CheckedDirective): Element {
  const isOpen = directive.attributes.open !== undefined;
  return element('details', { className: ['details'], ...(isOpen && { open: true }) }, [
    element('summary', {}, labelContent(state, directive, 'Details')),
    text('\n'),
    element('div', { className: ['details-body'] }, blocks(state, contentOf(directive.node))),
  ]);
}

function iconClass(block: string, { icon }: CheckedDirective['attributes']): string[] {
  return icon === undefined ? [] : [`${block}-icon-${icon}`];
}

function reportEqualValues(state: RenderState, node: DirectiveNode): void {
  const seen = new Set<string>();
  for (const child of node.children) {
    if (child.type !== 'containerDirective') continue;
    const label = child.children.find(isLabel);
    const value =
      child.attributes?.value ?? slugifyHeading(labelText(state, { node: child, attributes: {}, label }, ''));
    if (seen.has(value)) {
      reportError(pageOf(state), child, {
        code: 'directive/equal-tabs',
        message: `Two tabs have the value “${value}”`,
        hint: 'Give one of them another label, or a value="…".',
      });
    }
    seen.add(value);
  }
}
