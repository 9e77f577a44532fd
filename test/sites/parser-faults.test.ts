import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { isRunning } from '../machine.ts';
import { explain, finish, lines } from './command-result.ts';
import { startDev } from './dev-server.ts';
import { site } from './harness.ts';

/** The native parser is busy with it for minutes, and nothing within its process can interrupt it. */
const ENDLESS = `# Endless\n\n${'é[a]([a]'.repeat(40_000)}\n`;
/** Dense, but soon parsed. */
const DENSE = `# Dense\n\n${'[a'.repeat(30_000)}\n`;
const CONFIG = 'export default { markdown: { timeout: 1000 } };\n';

test('a page whose parser never ends is reported at its passage, beside all other mistakes, and the old site stays', async () => {
  const project = site({ 'site.config.ts': CONFIG, 'content/docs/a.md': '# A\n' });
  const first = await project.build();
  expect(first.code, explain(first)).toBe(0);
  const before = project.tree();
  project.write({
    'content/docs/dense.md': DENSE,
    'content/docs/endless.md': ENDLESS,
    'content/docs/including.md': '# Including\n\n::include{file="/shared/endless.md"}\n',
    'content/docs/link.md': '# Link\n\n[gone](gone.md)\n',
    'shared/endless.md': ENDLESS,
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(1);
  expect(lines(result)).toEqual([
    'error markdown/timeout content/docs/endless.md:3:1',
    'error link/missing-target content/docs/link.md:3:1',
    'error markdown/timeout shared/endless.md:3:1',
  ]);
  expect(project.tree()).toEqual(before);
});

/** Refused by an estimate, before the parser sees it. */
const TOO_DENSE = `# Too dense\n\n${'&amp;'.repeat(60_000)}\n`;

describe('texts that are too much for the parser', () => {
  const files = {
    'site.config.ts': CONFIG,
    'content/docs/a.md': '# A\n',
    'content/docs/endless.md': ENDLESS,
    'content/docs/too-dense.md': TOO_DENSE,
  };
  const problems = [
    'error markdown/timeout content/docs/endless.md:3:1',
    'error markdown/too-dense content/docs/too-dense.md:3:1',
  ];

  test.each(['build', 'check'])('are reported by %s', async command => {
    const result = await site(files).run(command);
    expect(result.code, explain(result)).toBe(1);
    expect(lines(result)).toEqual(problems);
  });

  test('are reported by dev, when it starts and when one is saved, and the other pages are served', async () => {
    const { 'content/docs/endless.md': endless, ...others } = files;
    const project = site(others);
    const server = await startDev(project.root);
    try {
      await expect.poll(server.output, PATIENT).toMatch(/too-dense\.md:3:1 .*markdown\/too-dense/);
      expect((await server.fetch('/docs/a')).status).toBe(200);
      project.write({ 'content/docs/endless.md': endless });
      await expect.poll(server.output, PATIENT).toMatch(/endless\.md:3:1 .*markdown\/timeout/);
      project.write({ 'content/docs/endless.md': '# Mended\n', 'content/docs/too-dense.md': '# Mended\n' });
      await expect.poll(async () => (await server.fetch('/docs/endless')).status, PATIENT).toBe(200);
      expect((await server.fetch('/docs/too-dense')).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});

/** Constructs, open and closed. */
const CONSTRUCTS = [
  ...'* ** *a _ ~ ~~a ` `a $ $$a [ [a ![ ] [a]( [a][ [^a] | |a { }'.split(' '),
  ...'< <a </ <!-- <b> </b> & &#65; &amp; : :a ::: :a[ :a{ # @'.split(' '),
  ...['*a ', '> ', '- ', '1. ', 'a@b.cd ', 'https://a.bc '],
  ...['> a', '- a', '| - |', '[a]: b', '&amp;'].map(line => `${line}\n`),
];

test('a long run of any construct is built, or refused at its line', async () => {
  const files = CONSTRUCTS.map((construct, index) => [
    `content/docs/${index}.md`,
    `# Run\n\n${construct.repeat(30_000)}\n`,
  ]);
  const result = await site(Object.fromEntries(files)).build();
  expect(result.code, explain(result)).toBe(1);
  const errors = lines(result).filter(line => line.startsWith('error'));
  expect(
    errors.filter(line => !/\/(?:too-dense|too-deep) content\/docs\/\d+\.md:\d+:\d+$/.test(line)),
  ).toEqual([]);
  expect(errors.length).toBeLessThan(CONSTRUCTS.length);
});

const PATIENT = { timeout: 60_000, interval: 100 };

test('dense pages that do no harm are built with one process, and none is started for them again', async () => {
  const project = site({
    'content/docs/dense.md': DENSE,
    'content/docs/other.md': `${DENSE}\nMore.\n`,
    'note-start.cjs':
      "require('node:fs').appendFileSync('started.txt', process.pid + ' ' + process.argv[1] + '\\n');\n",
  });
  const environment = { NODE_OPTIONS: `--require=${project.path('note-start.cjs')}` };
  for (const trials of [1, 0]) {
    project.write({ 'started.txt': '' });
    const result = await project.build({ environment });
    expect(result.code, explain(result)).toBe(0);
    const started = readFileSync(project.path('started.txt'), 'utf8').split('\n');
    // A process and its watchdog's thread have one number.
    expect(new Set(started.filter(file => file.includes('trial-worker'))).size).toBe(trials);
  }
});

test('the other parser needs no trial: the clock interrupts it', async () => {
  const project = site({
    'site.config.ts': "export default { markdown: { parser: 'remark', timeout: 1000 } };\n",
    'content/docs/endless.md': ENDLESS,
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(1);
  expect(lines(result)).toEqual(['error markdown/timeout content/docs/endless.md']);
});

test.runIf(process.platform === 'linux').each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGKILL', null],
] as const)('%s during a trial ends the build and leaves no process', async (signal, code) => {
  const project = site({
    'site.config.ts': 'export default { markdown: { timeout: 60_000 } };\n',
    'content/docs/endless.md': ENDLESS,
  });
  const child = project.start('build');
  const ended = finish(child);
  let trial: number | undefined;
  while (trial === undefined) {
    await sleep(20);
    trial = trialOf(child.pid);
  }
  child.kill(signal);
  expect((await ended).code).toBe(code);
  await expect.poll(() => isRunning(trial)).toBe(false);
});

/** The process that parses on trial for another one, once the parser is at work. */
function trialOf(pid: number | undefined): number | undefined {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').map(Number);
  return children.find(child => child > 0 && commandOf(child).includes('trial-worker'));
}

/** Empty for a process that has gone meanwhile. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
