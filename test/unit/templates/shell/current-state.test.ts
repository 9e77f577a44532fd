import { expect, test } from 'vitest';
import { isBelow } from '../../../../src/templates/shell/link.tsx';
import { currentState } from '../../../../src/templates/shell/navbar.tsx';

test('an item is the page, or the page lies below it, or neither', () => {
  expect(currentState('/docs', '/docs', '/docs')).toBe('page');
  expect(currentState('/docs', '/docs', '/docs/guides')).toBe('true');
  expect(currentState('/docs', '/docs', '/docs-archive')).toBeUndefined();
});

test('nothing lies below the root of the site', () => {
  expect(isBelow('/docs', '/')).toBe(false);
  expect(isBelow('/', '/')).toBe(true);
});
