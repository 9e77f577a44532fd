import {
  type CheckedDirective,
  type DirectiveNode,
  type PageContext,
  reportError,
} from '@mapwright/site/directive';

/** Pairs of attributes that exclude each other. */
const RIVALS = [
  ['slug', 'picture'],
  ['values', 'categories'],
  ['multiples', 'bubbles'],
  ['multiples', 'places'],
  ['multiples', 'controls'],
] as const;
const NEEDS = [
  ['controls', 'values'],
  ['bubbles', 'values'],
  ['years', 'values'],
  ['multiples', 'years'],
  ['find', 'categories'],
  ['list', 'places'],
  ['towns', 'find'],
  ['limit', 'categories'],
  ['scale', 'categories'],
  ['scale', 'picture'],
] as const;

/** Reports attributes of a map that exclude each other, and those that have no effect without another. */
export function checkMapAttributes(
  page: PageContext,
  node: DirectiveNode,
  attributes: CheckedDirective['attributes'],
): void {
  for (const [one, other] of RIVALS) {
    if (attributes[one] === undefined || attributes[other] === undefined) continue;
    reportError(page, node, {
      code: 'map/conflict',
      message: `A map can have “${one}” or “${other}”, but not both`,
      hint: 'Write two maps.',
    });
  }
  for (const [name, needed] of NEEDS) {
    if (attributes[name] !== undefined && attributes[needed] === undefined)
      reportMissing(page, node, name, needed);
  }
  if (attributes.slug === undefined && attributes.picture === undefined && !isWritten(node)) {
    reportError(page, node, {
      code: 'directive/missing-attribute',
      message: '“map” needs the attribute “slug” or “picture”',
      hint: 'Write slug="germany" for a map from the gallery, or picture="./plan.svg" for your own picture.',
    });
  }
}

/** A wrong value is already reported. */
function isWritten({ attributes }: DirectiveNode): boolean {
  return attributes?.slug !== undefined || attributes?.picture !== undefined;
}

function reportMissing(page: PageContext, node: DirectiveNode, name: string, needed: string): void {
  reportError(page, node, {
    code: 'directive/missing-attribute',
    message: `“${name}” of “map” needs the attribute “${needed}”`,
    hint: `Write ${writtenAs(needed)} too, or leave ${name} out.`,
  });
}

function writtenAs(attribute: string): string {
  if (attribute === 'find') return attribute;
  if (attribute === 'years') return 'years="Residents (million)"';
  return attribute === 'picture' ? 'picture="./plan.svg"' : `${attribute}="./table.csv"`;
}
