import type { SymbolListContent } from '../../../src/features/api-reference/contract.ts';
import Symbols from '../../../src/features/api-reference/templates/symbols.tsx';
import type { SamplePage } from '../../unit/templates/sample-pages.ts';
import { BREADCRUMBS } from '../../unit/templates/sample-parts.ts';
import { sampleSidebar } from '../../unit/templates/sample-shell.ts';

/** As the bundler compiles them. */
export const TEMPLATES = { pages: { symbols: Symbols }, inlineScripts: {} };

const sidebar = sampleSidebar();

/** Each kind of page with plausible values. */
export const PAGES: { readonly symbols: SamplePage<SymbolListContent> } = {
  symbols: {
    kind: 'symbols',
    layout: { type: 'docs', sidebarName: 'docs', sidebar, toc: [] },
    content: {
      title: 'All symbols',
      description: 'Every class and member.',
      breadcrumbs: BREADCRUMBS.slice(0, 2),
      groups: [
        {
          label: 'A',
          symbols: [
            {
              label: 'ArrayIndexed',
              href: '/api/Core/ArrayIndexed#ArrayIndexed',
              kind: 'class',
              summary: 'An array whose items are found by their ids.',
              members: [{ label: 'push()', href: '/api/Core/ArrayIndexed#push' }],
            },
          ],
        },
      ],
    },
  },
};
