import { type DirectiveNode, nearestName, type PageContext, reportError } from '@mapwright/site/directive';

/** Reports a time zone that there is not. A browser would show no opening hours. */
export function checkTimeZone(page: PageContext, node: DirectiveNode, name: string): void {
  if (isTimeZone(name)) return;
  const near = nearestName(name, Intl.supportedValuesOf('timeZone'));
  reportError(page, node, {
    code: 'directive/invalid-value',
    message: `“timezone” of “locator” expects a time zone, got “${name}”`,
    hint: near === undefined ? 'Write its place, such as Europe/Berlin.' : `Did you mean ${near}?`,
  });
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
