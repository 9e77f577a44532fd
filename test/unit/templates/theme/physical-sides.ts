/** A comment behind a declaration, or at the head of a sheet, that says why it is physical. */
const REASON = /\/\* physical: /;

/**
 * Declarations that mean left or right and not the start or the end of a line, each as it is written: on a page that runs from right to left
 * they would be on the wrong side.
 */
export function physicalSidesIn(css: string): readonly string[] {
  if (/^\/\*[^*]*\bPhysical: /.test(css)) return [];
  return css.split('\n').flatMap(line => {
    const [, property = '', value = ''] = /^\s*([a-z-]+):\s*([^;]+);/.exec(line) ?? [];
    return isPhysical(property, valuesOf(value)) && !REASON.test(line) ? [line.trim()] : [];
  });
}

function isPhysical(property: string, values: readonly string[]): boolean {
  if (/(?:^|-)(?:left|right)(?:-|$)/.test(property)) return true;
  if (/^(?:text-align|float|clear|transform-origin|background-position)$/.test(property))
    return values.some(value => value === 'left' || value === 'right');
  if (/^(?:inset|(?:scroll-)?(?:margin|padding)|border-(?:width|style|color))$/.test(property))
    return values.length === 4 && values[1] !== values[3];
  if (property === 'border-radius') return new Set(values).size > 1;
  return property === 'translate' && values[0] !== '0';
}

/** The parts of a value, brackets kept whole. */
function valuesOf(value: string): readonly string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}
