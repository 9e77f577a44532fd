import { describe, expect, test } from 'vitest';
import { fillProductInText } from '../../src/generator/load/source/fill-product.ts';
import { checkExamples } from './check-examples.ts';
import { type CodeBlock, codeBlocksIn } from './code-blocks.ts';
import { ownReference, PRODUCT, referenceFiles } from './own-reference.ts';

const blocks = referenceFiles().flatMap(({ file, text }) =>
  codeBlocksIn({ file, text: file.endsWith('.md') ? fillProductInText(text, PRODUCT) : text }),
);
const examples = blocks.filter(({ language }) => language === 'ts');

describe('the examples of the reference', () => {
  test('type-check against its declarations', () => {
    expect(checkExamples(examples)).toEqual([]);
  });

  test('are all found where the reference shows them', async () => {
    const { modules } = await ownReference();
    const declared = examples.filter(({ file }) => file.endsWith('.ts'));
    expect(codesIn(modules)).toEqual(new Set(declared.map(({ code }) => code)));
    expect(declared.length).toBeGreaterThan(150);
  });

  test('fit their column: no line is longer than 68 characters', () => {
    const long = examples.flatMap(({ file, line, code }) =>
      code.split('\n').flatMap((text, index) => (text.length > 68 ? [`${file}:${line + index}`] : [])),
    );
    expect(long).toEqual([]);
  });

  test('are in the overview too', () => {
    expect(examples.filter(({ file }) => file === 'content/api/index.md').length).toBeGreaterThan(5);
  });
});

describe('an example that is wrong', () => {
  const text = ['/**', ' * A map.', ' *', ' * ```ts', ' * const map = mapwright.get(0);', ' *'];

  test('is reported with its file, line and column', () => {
    const wrong = [...text, " * map?.getRegoin('US-TX');", ' * ```', ' */'].join('\n');
    expect(checkExamples(codeBlocksIn({ file: 'content/api/map/map.ts', text: wrong }))).toEqual([
      expect.stringMatching(/^content\/api\/map\/map\.ts:7:9 Property 'getRegoin' does not exist/),
    ]);
  });

  test('is reported in Markdown, and when it is no TypeScript at all', () => {
    const wrong = '# Title\n\n```ts title="a.js"\nconst map = ;\n```\n';
    expect(checkExamples(codeBlocksIn({ file: 'content/api/index.md', text: wrong }))).toEqual([
      'content/api/index.md:4:13 Expression expected.',
    ]);
  });

  test('does not keep others from being checked, nor lends them its names', () => {
    const first = exampleOf('const map = 1;');
    const second = exampleOf('const map = 2;\nmap.toFixed(nothing);');
    expect(checkExamples([first, second])).toEqual([
      expect.stringMatching(/^a\.md:2:13 Cannot find name 'nothing'/),
    ]);
  });

  test('without an end is an error of its own', () => {
    expect(() => codeBlocksIn({ file: 'a.md', text: 'Text\n\n```ts\nlet a;\n' })).toThrow('a.md:3');
  });
});

function exampleOf(code: string): CodeBlock {
  return { file: 'a.md', line: 1, indent: 0, language: 'ts', code };
}

/** The code of every TypeScript example, wherever it is in the model. */
function codesIn(value: unknown): ReadonlySet<unknown> {
  const codes = new Set<unknown>();
  JSON.stringify(value, (key, part) => {
    if (key === 'examples')
      for (const { code, language } of part) {
        if (language === 'ts') codes.add(code);
      }
    return part;
  });
  return codes;
}
