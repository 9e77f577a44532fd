import type { Root } from 'mdast';
import { describe, expect, test } from 'vitest';
import { densePassage } from '../../../src/generator/load/markdown/dense-passage.ts';
import { withTrial } from '../../../src/generator/load/markdown/with-trial.ts';
import { processorFor } from './load-options.ts';
import { untriedPlace } from './untried-place.ts';

const PROSE = 'Some words, a [link](https://example.org/a-page) and *stress*; `code`, too.\n';
const ROW = '| name of a field | `string` | What it does, in a few words. | yes |\n';
const DENSE = '<a>a '.repeat(8_000);

describe('a dense passage', () => {
  test.each([
    ['a long text', `${PROSE.repeat(8)}\n`.repeat(300)],
    ['a long table', `|a|b|c|d|\n|-|-|-|-|\n${ROW.repeat(580)}`],
    ['a long changelog', `## 1.0\n\n${`- ${PROSE}`.repeat(20)}\n`.repeat(100)],
    ['code', `\`\`\`\n${'[({<&*_'.repeat(20)}\n\`\`\`\n\n`.repeat(500)],
    ['letters of another script', '漢字かな交じり文。'.repeat(3_000)],
    ['short markup', '<a>😀[^'.repeat(2_000)],
  ])('is not in %s', (_, text) => {
    expect(densePassage(text)).toBeUndefined();
  });

  test.each([
    ['in one line', `# A\n\n${PROSE}\n${DENSE}\n\n${PROSE}`, 5],
    ['in many lines', `a\n${'/:::a\n:::\n~~~\n'.repeat(4_000)}`, 1],
    ['parted by code', `\n\n${`${DENSE.slice(0, 20_000)}\n\`\`\`\na\n\`\`\`\n`.repeat(3)}`, 3],
    [
      'among many that are not so dense',
      `${`${DENSE.slice(0, 10_000)}\n\n`.repeat(15)}${DENSE.slice(0, 11_000)}`,
      31,
    ],
    ['of other signs than those of ASCII', `\n${'\u200b\u0000😀。'.repeat(8_000)}`, 2],
    ['in blocks of a line each', `${'[^a]: b\n\n'.repeat(20_000)}`, 1],
  ])('is found %s', (_, text, line) => {
    expect(densePassage(text)).toBe(line);
  });
});

describe('a dense text', () => {
  const text = `# A\n\n${'[a'.repeat(20_000)}`;
  const place = { file: 'a.md' };

  test('is thrown with its place, to be tried', () => {
    const processor = withTrial(processorFor('native'), () => undefined);
    expect(untriedPlace(() => processor.parse(text, place))).toEqual({ ...place, line: 3, column: 1 });
  });

  test('is not parsed again once it is tried: each page gets a copy of the tree', () => {
    const tree: Root = { type: 'root', children: [{ type: 'thematicBreak' }] };
    const processor = withTrial(processorFor('native'), tried => (tried === text ? tree : undefined));
    const first = processor.parse(text, place);
    expect(first).toEqual({ tree, text });
    first.tree.children = [];
    expect(processor.parse(text, place)).toEqual({ tree, text });
  });
});
