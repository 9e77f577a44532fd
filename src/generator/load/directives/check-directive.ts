import type { Parents } from 'mdast';
import { isVisible } from '../markdown/opening-block.ts';
import { type PageContext, reportError, reportWarning } from '../markdown/page-context.ts';
import { writtenText } from '../markdown/written-text.ts';
import { checkAttributes, type Report } from './check-attributes.ts';
import type { CheckedDirective, DirectiveNode, SiteDirective } from './directive.ts';
import { isLabel } from './directive-content.ts';
import { miswrittenAttribute } from './miswritten-attribute.ts';

/** The forms of directives by the types of their nodes. */
export const FORMS = {
  textDirective: 'text',
  leafDirective: 'leaf',
  containerDirective: 'container',
} as const;

/** What a directive of each form begins with. */
export const COLONS = { text: ':', leaf: '::', container: ':::' } as const;

/** Checks a directive in a text against its rule and reports everything that is wrong with it; returns `undefined` if its form is wrong or its attributes cannot be read. */
export function checkDirective(
  page: PageContext,
  node: DirectiveNode,
  { rule, parent }: { readonly rule: SiteDirective; readonly parent: Parents | undefined },
): CheckedDirective | undefined {
  const report: Report = problem => reportError(page, node, problem);
  const form = FORMS[node.type];
  if (form !== rule.form) {
    report({
      code: 'directive/wrong-form',
      message: `“${COLONS[form]}${node.name}” has the wrong number of colons`,
      hint: `Write ${COLONS[rule.form]}${node.name}.`,
    });
    return undefined;
  }
  const miswritten = miswrittenAttribute(writtenText(node, page.source.text));
  if (miswritten !== undefined) {
    report(miswritten);
    return undefined;
  }
  checkPlace(node, rule, parent, report);
  checkContent(page, node, rule);
  if (node.type === 'containerDirective' && isFenced(page, node)) {
    checkOpening(page, node, report);
    checkClosed(page, node);
  }
  return {
    node,
    label: checkLabel(node, rule, report),
    attributes: checkAttributes(node, rule, report),
  };
}

/** Whether fences enclose the container. Quotes and indented blocks can also become one. */
function isFenced(page: PageContext, node: DirectiveNode): boolean {
  return page.source.text.startsWith(':::', node.position?.start.offset);
}

function checkPlace(
  node: DirectiveNode,
  rule: SiteDirective,
  parent: Parents | undefined,
  report: Report,
): void {
  if (rule.inside === undefined || (parent?.type === 'containerDirective' && parent.name === rule.inside))
    return;
  report({
    code: 'directive/misplaced',
    message: `“${node.name}” is not inside “${rule.inside}”`,
    hint: `Put it directly inside :::${rule.inside}, which needs more colons.`,
  });
}

function checkContent(page: PageContext, node: DirectiveNode, rule: SiteDirective): void {
  const { holds } = rule;
  if (holds === undefined) return;
  for (const child of node.children) {
    if (isLabel(child) || !isVisible(child) || (child.type === 'containerDirective' && child.name === holds))
      continue;
    reportError(page, child, {
      code: 'directive/unexpected-content',
      message: `“${node.name}” may contain only “${holds}”`,
      hint: `Put this inside :::${holds}, which needs fewer colons than the directive around it.`,
    });
    return;
  }
}

/** The parser silently drops text after a space, or after a bracket that is never closed. */
function checkOpening(page: PageContext, node: DirectiveNode, report: Report): void {
  const start = node.position?.start.offset;
  if (start === undefined) return;
  const end = page.source.text.indexOf('\n', start);
  const line = page.source.text.slice(start, end === -1 ? undefined : end);
  const rest = line.slice(line.lastIndexOf(':', line.indexOf(node.name)) + 1 + node.name.length);
  if (/^(?:\[.*\])?(?:\{.*\})?[ \t]*$/.test(rest)) return;
  report({
    code: 'directive/unreadable',
    message: `Unexpected “${rest.trim().slice(0, 60)}” after “:::${node.name}”`,
    hint: `Write :::${node.name}[Label]{name="value"} with no spaces between the parts and nothing after them.`,
  });
}

/** A container that is not closed swallows the rest of the text. */
function checkClosed(page: PageContext, node: DirectiveNode): void {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return;
  const lineStart = page.source.text.lastIndexOf('\n', end.offset - 1) + 1;
  const lastLine = page.source.text.slice(lineStart, end.offset);
  const opening = colonsIn(/:{3,}/, page.source.text.slice(start.offset, start.offset + 200));
  const closing = colonsIn(/(?<=^|[ \t>]):{3,}(?=[ \t]*$)/, lastLine.slice(-200));
  if (lineStart > start.offset && closing >= opening) return;
  reportWarning(page, node, {
    code: 'directive/unclosed',
    message: `“:::${node.name}” is never closed`,
    hint: 'Close it with a line of as many colons.',
  });
}

function colonsIn(fence: RegExp, text: string): number {
  return fence.exec(text)?.[0].length ?? 0;
}

function checkLabel(node: DirectiveNode, rule: SiteDirective, report: Report): CheckedDirective['label'] {
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
