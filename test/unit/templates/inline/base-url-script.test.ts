import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { baseUrlScript } from '../../../../src/templates/inline/base-url-script.ts';

/** The lines of the banner after the page was parsed; none if there is no banner. */
function linesAt(pathname: string, { baseUrl = '/', hasBooted = false } = {}): readonly string[] {
  const lines: { textContent?: string }[] = [];
  const inserted: unknown[] = [];
  const banner = {
    style: {},
    appendChild: (line: { textContent?: string }) => {
      lines.push(line);
      return line;
    },
  };
  const document = {
    documentElement: { dataset: hasBooted ? { booted: '' } : {} },
    addEventListener: (type: string, listener: () => void) => type === 'DOMContentLoaded' && listener(),
    createElement: (name: string) => (name === 'div' ? banner : {}),
    body: { insertBefore: (node: unknown) => inserted.push(node), firstChild: null },
  };
  runInNewContext(baseUrlScript({ baseUrl }), { document, location: { pathname } });
  expect(inserted).toEqual(lines.length > 0 ? [banner] : []);
  return lines.map(line => line.textContent ?? '');
}

test('says nothing once the client has booted', () => {
  expect(linesAt('/', { hasBooted: true })).toEqual([]);
});

test('names the configured base URL and suggests the one where the page lies', () => {
  expect(linesAt('/site/index.html')).toEqual([
    'This site did not load properly.',
    'It was built for the base URL /.',
    'It seems to lie at /site/: try this as its base URL.',
  ]);
});

test('suggests nothing where the base URL is right', () => {
  expect(linesAt('/site/', { baseUrl: '/site/' })).toHaveLength(2);
});
