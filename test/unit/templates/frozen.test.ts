import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Frozen, FrozenHtml } from '../../../src/templates/frozen.tsx';

test('renders its children on the server', () => {
  expect(renderToString(createElement(Frozen, { name: 'content' }, 'Text'))).toBe(
    '<div data-frozen="content">Text</div>',
  );
});

test('adopts the HTML of its name in the browser, where it has no children', () => {
  const part = createElement(Frozen, { name: 'footer', as: 'footer', className: 'footer' });
  const tree = createElement(FrozenHtml, { value: { content: '<p>No</p>', footer: '<p>Yes</p>' } }, part);
  expect(renderToString(tree)).toBe('<footer data-frozen="footer" class="footer"><p>Yes</p></footer>');
});
