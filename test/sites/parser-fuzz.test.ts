import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CommandResult, explain, finish } from './command-result.ts';
import { site } from './harness.ts';

/** What Markdown, GFM and directives are written with, and what has kept the native parser busy. */
const UNITS = [
  ...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
  ...['a', 'é', '😀', ' ', '  ', '\n', '\n\n', '\t', '&amp;', '&#65;', '**', '``', '~~', '~~~\n', '```\n'],
  ...[
    '[a](',
    '[a]: ',
    '[^a]',
    '[^',
    '![',
    '](<',
    '"c")',
    '<a>',
    '<a b="c">',
    '<!--',
    '<?',
    '<![CDATA[',
    '</a>',
  ],
  ...[
    'http://a.b',
    'www.a.b',
    'a@b.c',
    ':a[',
    ':a{',
    '::a',
    ':::a\n',
    ':::\n',
    '{b=c}',
    '# ',
    '- ',
    '1. ',
    '> ',
  ],
  ...['    ', '\n- ', '\n> ', '\n  ', '|a', '|\n', '|-', '<div>\n', '=\n', '---\n', 'é[a]([a]', '<a>a '],
];

/** What it would be busy with for minutes. */
const ENDLESS = ['<a>😀[^', 'é[a]([a]', '/:::a\n:::\n~~~\n'].map(piece =>
  piece.repeat(150_000 / piece.length),
);

const SAMPLES = 12;
const SEED = 20_261_122;
/** Kilobytes. */
const MOST_MEMORY = 1_000_000;

/** Long runs of a few pieces, one after the other. */
const run = fc
  .tuple(
    fc.array(fc.constantFrom(...UNITS), { minLength: 1, maxLength: 4 }),
    fc.integer({ min: 100_000, max: 200_000 }),
  )
  .map(([units, length]) => ({ piece: units.join(''), length }));
const text = fc
  .array(run, { minLength: 1, maxLength: 3 })
  .map(runs => runs.map(({ piece, length }) => piece.repeat(length / runs.length / piece.length)).join(''));

test('long runs of anything are pages or mistakes of their files, within bounds of time and memory', async () => {
  const texts = [...ENDLESS, ...fc.sample(text, { numRuns: SAMPLES, seed: SEED })];
  const files = texts.map((_, index) => `content/docs/page-${index}.md`);
  const project = site({
    'site.config.ts': 'export default { markdown: { timeout: 500 } };\n',
    'content/docs/plain.md': '# Plain\n',
    ...Object.fromEntries(texts.map((content, index) => [files[index] ?? '', `# Page\n\n${content}\n`])),
  });

  const child = project.start('build');
  const ended = finish(child);
  const [result, peak] = await Promise.all([ended, peakMemory(child.pid)]);
  expect(peak).toBeLessThan(MOST_MEMORY);
  expect(result.signal).toBe(null);
  const refused = new Set<string>();
  // A page that takes just its time may be late in one build and not in another.
  for (let late = refusedIn(result); late.length > 0; late = refusedIn(await project.build())) {
    expect(files).toEqual(expect.arrayContaining([...late]));
    for (const file of late) {
      project.remove(file);
      refused.add(file);
    }
  }
  expect([...refused]).toEqual(expect.arrayContaining(files.slice(0, ENDLESS.length)));

  for (const file of files.filter(name => !refused.has(name)))
    expect(project.has(`${file.slice('content/'.length, -'.md'.length)}.html`), file).toBe(true);
});

/** The files with errors. A build without any of those must have gone well. */
function refusedIn(result: CommandResult): readonly string[] {
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
  expect(result.code, explain(result)).toBe(errors.length === 0 ? 0 : 1);
  return [...new Set(errors.map(({ place }) => place?.file ?? 'no file'))];
}

/** The most kilobytes that a process or one of its children held until it ended; 0 where the system does not say. */
async function peakMemory(pid: number | undefined): Promise<number> {
  let peak = 0;
  for (let held = memoryOf(pid); held > 0; held = memoryOf(pid)) {
    const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
    peak = Math.max(peak, held, ...children.map(child => memoryOf(Number(child))));
    await sleep(50);
  }
  return peak;
}

function memoryOf(pid: number | undefined): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
}

/** Empty for a process that is no more. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
