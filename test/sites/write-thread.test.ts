import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { site } from './harness.ts';

/** More than are written without a thread. */
const COUNT = 400;
const counter = pathToFileURL(join(import.meta.dirname, 'count-written.js')).href;

test('a site of several hundred pages is written by two threads, with the same result as by one', async () => {
  const project = site(
    Object.fromEntries(
      Array.from({ length: COUNT }, (_, index) => [
        `content/docs/page-${index}.md`,
        `# Page ${index}\n\n${`Text of page ${index}. `.repeat(100)}\n`,
      ]),
    ),
  );
  const expected = await project.cleanTree({ parameters: ['--workers', '1'] });
  const file = project.path('written.txt');
  const tree = await project.cleanTree({
    parameters: ['--workers', '2'],
    environment: { NODE_OPTIONS: `--import=${counter}`, WRITTEN_FILE: file },
  });
  expect(tree).toEqual(expected);
  expect(readFileSync(file).length).toBeGreaterThan(50);
});
