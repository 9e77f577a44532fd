import type { Parents } from 'mdast';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { nearestName } from '../../model/nearest-name.ts';
import { isComment } from '../markdown/handlers/html.ts';
import { type PageContext, reportError } from '../markdown/page-context.ts';
import { type CheckedDirective, type DirectiveNode, isLabel } from './directive.ts';
import {
  type AttributeRule,
  DIRECTIVES,
  type DirectiveName,
  type DirectiveRule,
  isDirectiveName,
} from './directive-rules.ts';

type Report = (problem: Pick<Diagnostic, 'code' | 'message' | 'hint'>) => void;

const FORMS = {
  textDirective: { form: 'text', colons: ':' },
  leafDirective: { form: 'leaf', colons: '::' },
  containerDirective: { form: 'container', colons: ':::' },
} as const;
const COLONS = { text: ':', leaf: '::', container: ':::' } as const;

/** Checks a directive against its rule and tells everything that is wrong; absent where its name or form is not ours. */
export function checkDirective(
  page: PageContext,
  node: DirectiveNode,
  parent: Parents | undefined,
): (CheckedDirective & { readonly name: DirectiveName }) | undefined {
  const report: Report = problem => reportError(page, node, problem);
  const { name } = node;
  if (!isDirectiveName(name)) return reportUnknown(node, report);
  const rule = DIRECTIVES[name];
  const { form, colons } = FORMS[node.type];
  if (form !== rule.form) {
    report({
      code: 'directive/wrong-form',
      message: `“${colons}${name}” is written with the wrong number of colons`,
      hint: `Write ${COLONS[rule.form]}${name}.`,
    });
    return undefined;
  }
  checkPlace(node, rule, parent, report);
  checkContent(page, node, rule, report);
  if (node.type === 'containerDirective') checkClosed(page, node, report);
  return {
    name,
    node,
    label: checkLabel(node, rule, report),
    attributes: checkAttributes(node, rule, report),
  };
}

function reportUnknown({ name, type }: DirectiveNode, report: Report): undefined {
  const near = nearestName(name, Object.keys(DIRECTIVES));
  const { colons } = FORMS[type];
  report({
    code: 'directive/unknown',
    message: `Nobody knows the directive “${colons}${name}”`,
    hint:
      near === undefined
        ? `For the text itself write \\${colons}${name}.`
        : `Did you mean ${COLONS[DIRECTIVES[near as DirectiveName].form]}${near}?`,
  });
  return undefined;
}

function checkPlace(
  node: DirectiveNode,
  rule: DirectiveRule,
  parent: Parents | undefined,
  report: Report,
): void {
  if (rule.inside === undefined || (parent?.type === 'containerDirective' && parent.name === rule.inside))
    return;
  report({
    code: 'directive/misplaced',
    message: `“${node.name}” stands outside of “${rule.inside}”`,
    hint: `Put it right inside :::${rule.inside}, which needs more colons than it.`,
  });
}

function checkContent(page: PageContext, node: DirectiveNode, rule: DirectiveRule, report: Report): void {
  const { holds } = rule;
  if (holds === undefined) {
    if (node.name === 'steps') checkSteps(node, report);
    return;
  }
  for (const child of node.children) {
    if (isLabel(child) || isComment(child) || (child.type === 'containerDirective' && child.name === holds))
      continue;
    reportError(page, child, {
      code: 'directive/unexpected-content',
      message: `“${node.name}” holds “${holds}” alone`,
      hint: `Put this inside :::${holds}, with fewer colons than those around it.`,
    });
    return;
  }
}

function checkSteps(node: DirectiveNode, report: Report): void {
  if (node.children.some(child => child.type === 'list' && child.ordered)) return;
  report({
    code: 'directive/unexpected-content',
    message: '“steps” needs an ordered list',
    hint: 'Begin each step with 1.',
  });
}

/** A container that is not closed takes all that follows. */
function checkClosed(page: PageContext, node: DirectiveNode, report: Report): void {
  const end = node.position?.end.offset;
  if (end === undefined) return;
  const { text } = page.source;
  const lineStart = text.lastIndexOf('\n', end - 1) + 1;
  if (
    /:{3,}[ \t]*$/.test(text.slice(Math.max(lineStart, end - 1000), end)) &&
    end - lineStart >= 3 &&
    node.position?.end.line !== node.position?.start.line
  )
    return;
  report({
    code: 'directive/unclosed',
    message: `“:::${node.name}” is never closed`,
    hint: 'Write a line with as many colons below it.',
  });
}

function checkLabel(node: DirectiveNode, rule: DirectiveRule, report: Report): CheckedDirective['label'] {
  const label = labelOf(node);
  if (label === undefined && rule.label === 'required') {
    report({
      code: 'directive/missing-label',
      message: `“${node.name}” needs a label`,
      hint: `Write ${COLONS[rule.form]}${node.name}[Label].`,
    });
  }
  if (label !== undefined && rule.label === 'none') {
    report({
      code: 'directive/unexpected-label',
      message: `“${node.name}” takes no label`,
      hint: 'Remove the text in square brackets.',
    });
  }
  return label;
}

function labelOf(node: DirectiveNode): CheckedDirective['label'] {
  if (node.type === 'containerDirective') return node.children.find(isLabel);
  return node.children.length === 0 ? undefined : { type: 'paragraph', children: node.children };
}

function checkAttributes(node: DirectiveNode, rule: DirectiveRule, report: Report): Record<string, string> {
  const known = Object.keys(rule.attributes);
  const attributes: Record<string, string> = {};
  for (const [name, written] of Object.entries(node.attributes ?? {})) {
    const value = written ?? '';
    const attribute = Object.hasOwn(rule.attributes, name) ? rule.attributes[name] : undefined;
    if (attribute === undefined) reportUnknownAttribute(node.name, name, known, report);
    else if (checkValue(node.name, name, value, attribute, report)) attributes[name] = value;
  }
  for (const name of known) {
    if (!rule.attributes[name]?.isRequired || node.attributes?.[name] !== undefined) continue;
    report({
      code: 'directive/missing-attribute',
      message: `“${node.name}” needs the attribute “${name}”`,
      hint: `Write ${name}="…" between braces.`,
    });
  }
  return attributes;
}

function reportUnknownAttribute(
  directive: string,
  name: string,
  known: readonly string[],
  report: Report,
): void {
  const near = nearestName(name, known);
  const all = known.length === 0 ? 'It has none.' : `Its attributes are ${known.join(', ')}.`;
  report({
    code: 'directive/unknown-attribute',
    message: `“${directive}” has no attribute “${name}”`,
    hint: near === undefined ? all : `Did you mean ${near}?`,
  });
}

function checkValue(
  directive: string,
  name: string,
  value: string,
  rule: AttributeRule,
  report: Report,
): boolean {
  if (
    rule.type === 'flag' ? value === '' : rule.type === 'choice' ? rule.values.includes(value) : value !== ''
  )
    return true;
  report({
    code: 'directive/invalid-value',
    message: `“${name}” of “${directive}” expects ${expectation(rule)}, got ${JSON.stringify(value)}`,
    ...valueHint(rule, name, value),
  });
  return false;
}

function expectation(rule: AttributeRule): string {
  if (rule.type === 'choice') return rule.values.join(', ').replace(/, ([^,]*)$/, ' or $1');
  return rule.type === 'flag' ? 'no value' : 'a text';
}

function valueHint(rule: AttributeRule, name: string, value: string): { hint?: string } {
  if (rule.type === 'flag') return { hint: `Write ${name} alone, or leave it out.` };
  const near = rule.type === 'choice' ? nearestName(value, rule.values) : undefined;
  if (near !== undefined) return { hint: `Did you mean ${near}?` };
  return rule.type === 'text' ? { hint: `Write ${name}="…", or leave it out.` } : {};
}
