import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LoadedEntry } from '../../../src/generator/model/entry.ts';
import { EVERY_DIRECTIVE } from '../../every-directive.ts';
import { type LoadTextOptions, loadText as load, prepare } from './load-text.ts';
import { SNIPPETS } from './snippets.ts';

const FILES = {
  'content/docs/guides/part.md': '[a](b) ![c](d)\n\n```js\nx\n```\n\n[^1]\n\n[^1]: [e](f)',
  'content/docs/guides/code.js': 'x\n// #region r\ny\n// #endregion r\n',
};

const BLOCKS = [
  ...SNIPPETS,
  ...EVERY_DIRECTIVE.map(({ example }) => example),
  '::include{file="part.md"}',
  '```js file="code.js" region="r" {1}\n```',
  '::::cards\n:::card[A [b](c)]{href="d"}\n[e](f)\n:::\n::::',
  '::::tabs\n:::tab[A [b](c)]\n![d](e "f")\n:::\n::::',
  ':::hero[A [b](c)]{image="d"}\n:button[E]{href="f"}\n:::',
  '## [a](b) ![c](d) {#e}',
  '\0 0\0 \0c0\0 [x](\0)',
  '[x](javascript:y) ![z](data:w)',
];

const loadText = (text: string | Uint8Array, options?: LoadTextOptions) =>
  load(text, { directives: EVERY_DIRECTIVE, ...options });

for (const block of BLOCKS) await prepare(block, { directives: EVERY_DIRECTIVE, files: FILES });

const markdown = fc.array(
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...BLOCKS) }, fc.string({ unit: 'binary' })),
  {
    maxLength: 6,
  },
);

function slotsOf({ body }: LoadedEntry): string[] {
  return [...body.html.matchAll(/\0([^\0]*)\0/g)].map(match => match[1] ?? '');
}

test('the slots of any page are its references, what surrounds its pictures, and its code blocks, each once', () => {
  fc.assert(
    fc.property(markdown, fc.boolean(), (blocks, trustHtml) => {
      const entry = loadText(blocks.join('\n\n'), { files: FILES, trustHtml });
      const expected = [
        ...entry.head.references.flatMap(({ picture }, index) =>
          picture === undefined ? [String(index)] : [String(index), `p${index}`, `q${index}`],
        ),
        ...entry.body.codeBlocks.map((_, index) => `c${index}`),
      ];
      expect(slotsOf(entry).sort()).toEqual(expected.sort());
      expect(entry.body.html.replace(/\0[cpq]?\d+\0/g, '')).not.toContain('\0');
    }),
    { numRuns: 300 },
  );
});

test('the slots of URLs are whole attribute values', () => {
  fc.assert(
    fc.property(markdown, blocks => {
      const { body } = loadText(blocks.join('\n\n'), { files: FILES });
      const urls = body.html.match(/\0\d+\0/g) ?? [];
      expect(body.html.match(/ (?:href|src)="\0\d+\0"/g) ?? []).toHaveLength(urls.length);
    }),
    { numRuns: 200 },
  );
});

test('the ids of any page are unique, and its headings have them', () => {
  fc.assert(
    fc.property(markdown, blocks => {
      const { head } = loadText(blocks.join('\n\n'), { files: FILES });
      expect(new Set(head.ids).size).toBe(head.ids.length);
      for (const { id } of head.headings) expect(head.ids).toContain(id);
    }),
    { numRuns: 200 },
  );
});

test('no bytes and no text make loading throw, with either parser', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), bytes => {
      loadText(bytes);
    }),
  );
  const signs = fc.string({
    unit: fc.constantFrom(...'[](){}<>*_~`:#|!&\\"\'-+=.a1 \n\t/^$%@'),
    maxLength: 60,
  });
  fc.assert(
    fc.property(signs, fc.boolean(), (text, isFrontMatter) => {
      loadText(isFrontMatter ? `---\n${text}\n---\n${text}` : text);
      loadText(text, { parser: 'remark' });
    }),
    { numRuns: 500 },
  );
});
