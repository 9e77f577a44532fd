import { expect, test } from 'vitest';
import { answerBlock, type HighlightAnswer } from '../../../../src/generator/host/highlight/answer-block.ts';
import type { Highlighter } from '../../../../src/generator/host/highlight/highlighter.ts';
import type { CodeBlock } from '../../../../src/generator/model/entry.ts';

const BLOCK: CodeBlock = {
  place: { file: 'a.md', line: 1 },
  language: 'js',
  code: 'a',
  showsLineNumbers: false,
  marked: [],
  added: [],
  removed: [],
  focused: [],
};

const GOOD: Highlighter = { load: () => null, highlight: ({ code }) => `coloured ${code}` };

const fail = () => {
  throw new Error('broken');
};

async function answersOf(highlighter: Promise<Highlighter>): Promise<readonly HighlightAnswer[]> {
  const answers: HighlightAnswer[] = [];
  await answerBlock(BLOCK, highlighter, answer => answers.push(answer));
  return answers;
}

test('a block whose grammar is there is given', async () => {
  expect(await answersOf(Promise.resolve(GOOD))).toEqual([{ html: 'coloured a' }]);
});

test('a block whose grammar is loaded is given after it is announced', async () => {
  const loading = Promise.resolve({ ...GOOD, load: async () => {} });
  expect(await answersOf(loading)).toEqual(['loading', 'ready', { html: 'coloured a' }]);
});

test.each([
  ['engine', async (): Promise<Highlighter> => fail()],
  ['grammar', async () => ({ ...GOOD, load: async () => fail() })],
  ['tokenizer', async () => ({ ...GOOD, highlight: fail })],
])('a block whose %s throws is given without colours, with the reason', async (_, create) => {
  const answers = await answersOf(create());
  expect(answers.at(-1)).toMatchObject({
    html: expect.stringContaining('<code>a</code>'),
    failure: { kind: 'crashed', message: 'broken' },
  });
});
