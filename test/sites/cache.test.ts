import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { explain } from './command-result.ts';
import { type Site, site } from './harness.ts';

const PAGE = '# Page\n\n```js\nconst answer = 42;\n```\n\n[other](./other.md)\n';

describe('a damaged cache', () => {
  let project: Site;
  let expected: Readonly<Record<string, string>>;

  beforeAll(async () => {
    project = site({ 'content/docs/page.md': PAGE, 'content/docs/other.md': '# Other\n' });
    expected = await project.cleanTree();
  });

  test.each<[damage: string, change: (bytes: Buffer) => Buffer]>([
    ['with flipped bits', bytes => flipBits(bytes)],
    ['cut in the middle', bytes => bytes.subarray(0, Math.floor(bytes.length / 2))],
    ['of no bytes', () => Buffer.alloc(0)],
    [
      'of another version',
      bytes =>
        Buffer.from(bytes.toString('latin1').replace(/version"?\D{0,3}\d+/gi, 'version":999'), 'latin1'),
    ],
    ['of random bytes', bytes => Buffer.alloc(bytes.length, 0xa7)],
  ])('%s is discarded, and the site is the same', async (_, change) => {
    const first = await project.build();
    expect(first.code, explain(first)).toBe(0);
    const files = cacheFiles(project);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) writeFileSync(file, change(readFileSync(file)));
    project.write({ 'content/docs/other.md': '# Other\n\nChanged.\n' });
    const changed = await project.build();
    expect(changed.code, explain(changed)).toBe(0);
    project.write({ 'content/docs/other.md': '# Other\n' });
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    expect(project.tree()).toEqual(expected);
  });

  test('that is deleted changes nothing', async () => {
    project.remove('.cache');
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    expect(project.tree()).toEqual(expected);
  });
});

function cacheFiles(project: Site): readonly string[] {
  const folder = project.path('.cache');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => join(folder, file))
    .filter(file => statSync(file).isFile());
}

/** One bit in every hundred bytes. */
function flipBits(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let index = 50; index < copy.length; index += 100) copy[index] = (copy[index] ?? 0) ^ 4;
  return copy;
}
