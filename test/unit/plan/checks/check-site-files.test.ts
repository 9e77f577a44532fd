import { describe, expect, test } from 'vitest';
import type { TestFeature } from '../../invented-features.ts';
import { planning } from '../heads.ts';

const publishing = (...outputs: readonly string[]): TestFeature => ({
  collections: [],
  part: () => ({
    drafts: [],
    files: outputs.map(output => ({
      output,
      key: '',
      make: async () => ({ content: { type: 'text', text: '' } }),
    })),
  }),
});
const problemsOf = (...features: readonly TestFeature[]) => planning(...features).plan([]).diagnostics;

describe('a file that two features publish', () => {
  test('is an error at the second, naming both', () => {
    expect(problemsOf(publishing('a.txt', 'list.txt'), publishing('b.txt', 'list.txt'))).toEqual([
      {
        severity: 'error',
        code: 'route/duplicate-file',
        message: 'The features “feature-0” and “feature-1” both publish the file list.txt',
        place: { file: 'site.config.ts', line: 2 },
        hint: 'Leave out one of the features, or give one of the files another name.',
        related: [{ file: 'site.config.ts', line: 1, message: 'the other feature' }],
      },
    ]);
  });

  test('is one that some systems take for the same, too', () => {
    expect(problemsOf(publishing('List.txt'), publishing('list.txt'))).toHaveLength(1);
  });
});

test('a file that one feature publishes twice is an error', () => {
  expect(problemsOf(publishing('list.txt', 'list.txt'))[0]?.message).toBe(
    'The feature “feature-0” publishes the file list.txt twice',
  );
});

test('files of different paths are fine', () => {
  expect(problemsOf(publishing('a/list.txt'), publishing('b/list.txt'))).toEqual([]);
});
