import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SidebarList } from '../../../src/templates/shell/sidebar.tsx';
import { writeSidebar } from '../../../src/templates/write-sidebar.tsx';
import { sampleSidebar } from './sample-shell.ts';

const ITEMS = sampleSidebar();

test.each(['/docs/guides/map-editor/settings', '/docs/guides/map-editor', '/docs', '/elsewhere'])(
  'writes what the components render on %s',
  path => {
    const list = createElement(SidebarList, { items: ITEMS, path });
    expect(writeSidebar(ITEMS, path)).toBe(renderToStaticMarkup(list));
  },
);

test('marks the page that is shown and no other', () => {
  const html = writeSidebar(ITEMS, '/docs/guides/map-editor');
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(html).toContain('<a href="/docs/guides/map-editor" aria-current="page">Map editor</a>');
});
