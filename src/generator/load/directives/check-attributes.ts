import type { Problem } from '../../model/diagnostic.ts';
import { nearestName } from '../../model/text/nearest-name.ts';
import type { AttributeRule, DirectiveNode, SiteDirective } from './directive.ts';

/** Reports an error at the directive. */
export type Report = (problem: Problem) => void;

/** Returns the valid attributes and reports those that are wrong, unknown or missing. */
export function checkAttributes(
  node: DirectiveNode,
  rule: Pick<SiteDirective, 'attributes'>,
  report: Report,
): Record<string, string> {
  const known = Object.keys(rule.attributes).filter(name => rule.attributes[name]?.type !== 'foreign');
  const attributes: Record<string, string> = {};
  for (const [name, written] of Object.entries(node.attributes ?? {})) {
    const value = written ?? '';
    const attribute = Object.hasOwn(rule.attributes, name) ? rule.attributes[name] : undefined;
    if (attribute === undefined) report(unknownAttribute(node.name, name, known));
    else if (attribute.type === 'foreign') continue;
    else if (!isValid(value, attribute))
      report({
        code: 'directive/invalid-value',
        message: `“${name}” of “${node.name}” expects ${expectation(attribute)}, got “${value}”`,
        ...valueHint(attribute, name, value),
      });
    else attributes[name] = value;
  }
  for (const name of known) {
    if (!rule.attributes[name]?.isRequired || node.attributes?.[name] !== undefined) continue;
    report({
      code: 'directive/missing-attribute',
      message: `“${node.name}” needs the attribute “${name}”`,
      hint: `Add ${name}="…" in braces.`,
    });
  }
  return attributes;
}

function unknownAttribute(directive: string, name: string, known: readonly string[]): Problem {
  const near = nearestName(name, known);
  const all =
    known.length === 0 ? 'This directive has no attributes.' : `Its attributes are ${known.join(', ')}.`;
  return {
    code: 'directive/unknown-attribute',
    message: `“${directive}” has no attribute “${name}”`,
    hint: near === undefined ? all : `Did you mean ${near}?`,
  };
}

function isValid(value: string, rule: AttributeRule): boolean {
  if (rule.type === 'choice') return rule.values.includes(value);
  return rule.type === 'flag' ? value === '' : value !== '';
}

function expectation(rule: AttributeRule): string {
  if (rule.type === 'choice') return rule.values.join(', ').replace(/, ([^,]*)$/, ' or $1');
  return rule.type === 'flag' ? 'no value' : 'text';
}

function valueHint(rule: AttributeRule, name: string, value: string): { hint?: string } {
  if (rule.type === 'flag') return { hint: `Write ${name} alone, or leave it out.` };
  const near = rule.type === 'choice' ? nearestName(value, rule.values) : undefined;
  if (near !== undefined) return { hint: `Did you mean ${near}?` };
  if (rule.type !== 'text') return {};
  return { hint: `Write ${name}="…"${rule.isRequired ? '' : ', or leave it out'}.` };
}
