import { describe, expect, it } from 'vitest';
import { placesInConfig } from '../../../../src/generator/load/config/places-in-config.ts';
import { describePath } from '../../../../src/generator/model/field-path.ts';
import { fieldPathOf } from '../../../../src/generator/model/place-in-config.ts';

/** The text from the place on to the end of its line; '' where the file alone is known. */
function found(text: string, field: string): string {
  const { line, column = 1 } = placesInConfig({ file: 'site.config.ts', text })(fieldPathOf(field));
  return line === undefined ? '' : (text.split('\n')[line - 1] ?? '').slice(column - 1);
}

const CONFIG = `import { defineConfig } from '@mapwright/site/config';
import { footer } from './footer.ts';

// navbar: { title: 'not this one' }
const docs = {
  /* sidebars: {} */
  title: 'sidebars: { docs: [] }',
  'sidebars': { docs: ['a', { type: 'heading', label: "it's }" }, ...more, 'z'], my_own: 'folders' },
};
const redirects: readonly object[] = [
  { from: '/a', to: \`/\${b}\` },
  { from: '/c', to: '/d' },
];

export default defineConfig({
  ...shared,
  title: (() => 'a, b')(),
  navbar: {
    items: [{ label: 'One', to: '/one' }, { label: 'Two', to: '/two' }] as const,
  },
  [computed]: 1,
  footer,
  docs,
  redirects: redirects,
  colorMode: { default: 'light' } satisfies object,
} satisfies Config);
`;

describe('placesInConfig', () => {
  it.each([
    ['title', "title: (() => 'a, b')(),"],
    ['navbar', 'navbar: {'],
    ['navbar.items[1]', "{ label: 'Two', to: '/two' }] as const,"],
    ['navbar.items[1].to', "to: '/two' }] as const,"],
    ['colorMode.default', "default: 'light' } satisfies object,"],
    ['docs.title', "title: 'sidebars: { docs: [] }',"],
    ['docs.sidebars.my_own', "my_own: 'folders' },"],
    ['docs.sidebars.docs[1].label', `label: "it's }" }, ...more, 'z'], my_own: 'folders' },`],
    ['redirects[1].to', "to: '/d' },"],
  ])('finds %s', (field, text) => {
    expect(found(CONFIG, field)).toBe(text);
  });

  it.each([
    ['a field that is missing', 'navbar.logo', 'navbar: {'],
    ['what comes from another file', 'footer.groups[0].title', 'footer,'],
    ['what lies behind a spread', 'docs.sidebars.docs[3]', "docs: ['a', {"],
    ['a value that is no literal', 'title.length', "title: (() => 'a, b')(),"],
  ])('gives the nearest place that is known for %s', (_, field, text) => {
    expect(found(CONFIG, field).startsWith(text)).toBe(true);
  });

  it.each([
    ['', 'a'],
    ['export const x = 1;', 'x'],
    ['export default defineConfig(', 'a'],
    ["export default { a: 'never closed", 'b'],
    ['const a = b;\nconst b = a;\nexport default a;', 'a'],
    ['export default { a: [[[[{{{{((((', 'a.b'],
  ])('never fails on %j', (text, field) => {
    expect(() => found(text, field)).not.toThrow();
  });

  it.each([
    ['an import', "import { a } from 'b'; export default a({ url: 'x' });"],
    ['a constant, which is behind an import', "import 'b'; const c = { url: 'x' }; export default c;"],
    ['a comment', "/* The site */ export default { url: 'x' };"],
    ['a space', "  export default { url: 'x' };"],
  ])('finds the fields of an export behind %s on its line', (_, text) => {
    expect(found(text, 'url')).toMatch(/^url: 'x'/);
  });

  it('finds the exported constant, with any line ends', () => {
    const text = "const config: Config = {\r\n  url: 'x',\r\n};\r\nexport default config;\r\n";
    const { line, column } = placesInConfig({ file: 'site.config.ts', text })(['url']);
    expect([line, column]).toEqual([2, 3]);
  });
});

describe('fieldPathOf', () => {
  it('reads what describePath writes', () => {
    const path = ['docs', 'sidebars', 'docs', 0, 'items', 12, 'to'];
    expect(fieldPathOf(describePath(path))).toEqual(path);
  });
});
