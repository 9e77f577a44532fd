import {
  blocks,
  contentOf,
  type Directive,
  type DirectiveNode,
  element,
  isLabel,
  labelContent,
  labelText,
  pageOf,
  type RenderState,
  reportWarning,
  slugifyHeading,
} from '@mapwright/site/directive';

const EXAMPLE = `::::tabs{group="packages"}
:::tab[npm]{value="npm"}
\`\`\`sh
npm install
\`\`\`
:::
:::tab[pnpm]{value="pnpm"}
\`\`\`sh
pnpm install
\`\`\`
:::
::::`;

/** Tabs as panels one below the other, each under its label; the browser turns them into tabs. */
export const tabs: Directive = {
  name: 'tabs',
  form: 'container',
  label: 'none',
  attributes: { group: { type: 'text' } },
  holds: 'tab',
  mainStylesheet: './tabs.css',
  mainScript: './client/tabs.ts',
  example: EXAMPLE,
  render(state, { node, attributes }) {
    reportEqualValues(state, node);
    const properties = {
      className: ['tabs'],
      dataTabs: '',
      ...(attributes.group !== undefined && { dataGroup: attributes.group }),
    };
    return element('div', properties, blocks(state, contentOf(node)));
  },
};

/** One panel of tabs. */
export const tab: Directive = {
  name: 'tab',
  form: 'container',
  label: 'required',
  attributes: { value: { type: 'text' } },
  inside: 'tabs',
  example: EXAMPLE,
  render(state, directive) {
    const label = labelText(directive, '');
    const value = directive.attributes.value ?? slugifyHeading(label);
    return element('div', { className: ['tab'], dataTab: '', dataValue: value, dataLabel: label }, [
      element('p', { className: ['tab-label'] }, labelContent(state, directive, '')),
      ...blocks(state, contentOf(directive.node)),
    ]);
  },
};

function reportEqualValues(state: RenderState, node: DirectiveNode): void {
  const seen = new Set<string>();
  for (const child of node.children) {
    if (child.type !== 'containerDirective') continue;
    const label = child.children.find(isLabel);
    const value =
      child.attributes?.value ?? slugifyHeading(labelText({ node: child, attributes: {}, label }, ''));
    if (seen.has(value)) {
      reportWarning(pageOf(state), child, {
        code: 'directive/equal-tabs',
        message: `Two tabs have the value “${value}”`,
        hint: 'Give one of them another label, or a value="…".',
      });
    }
    seen.add(value);
  }
}
