import { expect, test } from 'vitest';
import type { Bundle } from '../../../src/generator/model/bundle.ts';
import { createStyleSheets } from '../../../src/generator/publish/driver/style-sheets.ts';

const TEXTS = {
  'assets/main-AAAA.css': 'p{color:red}\n',
  'assets/ours-BBBB.css':
    '@import"https://fonts.example/css2?family=A:wght@1;2"layer(a);@layer a,b;b{color:red}\n',
  'assets/theirs-CCCC.css': '@import"https://fonts.example/b.css";i{color:red}\n',
};

const BUNDLE = {
  hash: '1',
  stylesheets: {
    main: 'assets/main-AAAA.css',
    ours: 'assets/ours-BBBB.css',
    theirs: 'assets/theirs-CCCC.css',
  },
  files: Object.entries(TEXTS).map(([path, text]) => ({ path, content: { type: 'text', text } })),
} as unknown as Bundle;

const sheets = createStyleSheets(BUNDLE, '/site');

test('a joined sheet has the imports of all its sheets above their rules', async () => {
  const [, path = ''] = sheets.loadedFor(['main', 'ours', 'theirs']);
  expect(await sheets.joinedAt(path)?.make()).toEqual({
    content: {
      type: 'text',
      text: '@import"https://fonts.example/css2?family=A:wght@1;2"layer(a);@import"https://fonts.example/b.css";@layer a,b;b{color:red}\ni{color:red}\n',
    },
  });
});

test('a sheet that is compiled joins nothing', () => {
  expect(sheets.loadedFor(['main', 'ours'])).toEqual(['assets/main-AAAA.css', 'assets/ours-BBBB.css']);
  expect(sheets.joinedAt('assets/ours-BBBB.css')).toBeUndefined();
});

test('a joined sheet weighs less than its parts', () => {
  const [, path = ''] = sheets.loadedFor(['main', 'ours', 'theirs']);
  const parts = sheets.weightOf('assets/ours-BBBB.css') + sheets.weightOf('assets/theirs-CCCC.css');
  expect(sheets.weightOf(path)).toBeGreaterThan(sheets.weightOf('assets/ours-BBBB.css'));
  expect(sheets.weightOf(path)).toBeLessThan(parts);
});
