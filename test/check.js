// Runs every check of the project, each to its end, one line a check; then shows the output of those that failed.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** Files that run in the other engines too each time. */
const CORE_FILES = [
  'navigation/click',
  'navigation/while-loading',
  'navigation/failed-loads',
  'navigation/arrival',
  'navigation/after-a-deploy',
  'navigation/pages-shown-before',
  'scroll',
  'color-mode',
  'mobile-menu',
  'article',
  'storage',
  'handover',
  'search/box',
  'search/search-page',
  'maps/loading',
  'maps/map-figure',
  'maps/gallery',
].map(name => `test/browser/${name}.test.ts`);

/** The engines besides Chromium that the tests can drive on this system. */
const ENGINES = { darwin: ['firefox'], linux: ['webkit', 'firefox'] }[process.platform] ?? [];

/** What was right is remembered by its content, with the dictionaries and the configuration that it was checked with. */
const SPELLING_CACHE = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/spelling.json'];

/** Lanes run side by side, their steps one after the other: what uses one processor beside something else that does. */
const PHASES = [
  [
    [
      { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
      { name: 'spelling', command: ['cspell', 'lint', '--no-progress', '--no-summary', ...SPELLING_CACHE] },
      { name: 'types', command: ['tsc', '--build'] },
      { name: 'unused code', command: ['knip'] },
      { name: 'architecture', command: ['vitest', 'run', '--project=architecture'] },
      // After the types: it compiles what has changed since.
      { name: 'deletion', command: ['vitest', 'run', '--project=deletion'] },
      { name: 'real hosts', command: ['vitest', 'run', '--project=hosts'] },
    ],
    [{ name: 'unit tests', command: ['vitest', 'run', '--project=unit'] }],
  ],
  // The first takes two files at a time, each with a process of the program; the others fill its gaps and its end.
  [
    [{ name: 'site tests', command: ['vitest', 'run', '--project=sites', '--project=cli'] }],
    [
      { name: 'package', command: ['vitest', 'run', '--project=package'] },
      { name: 'reference', command: ['vitest', 'run', '--project=reference'] },
      { name: 'gallery', command: ['vitest', 'run', '--project=gallery'] },
    ],
  ],
  // A browser alone leaves a quarter of two processors idle.
  [
    [{ name: 'browser tests', command: ['vitest', 'run', '--project=browser'] }],
    ENGINES.map(name => ({ name, command: ['vitest', 'run', `--project=${name}`, ...CORE_FILES] })),
  ],
];

const failures = [];
const secondTries = [];
const counts = { passed: 0, failed: 0 };

for (const lanes of PHASES) await Promise.all(lanes.map(runLane));

for (const { name, output } of failures)
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}\n${output.trim()}`);
console.log(
  `\n${[...secondTries, ...failures.flatMap(failedTests), `${counts.passed} passed, ${counts.failed} failed`].join('\n')}`,
);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Runs steps one after the other, and prints how each ended. */
async function runLane(steps) {
  for (const step of steps) {
    const start = performance.now();
    const result = await runTool(step.command);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${result.isGood ? '✓' : '✗'} ${step.name.padEnd(16)} ${seconds.padStart(6)} s`);
    if (!result.isGood) failures.push({ ...step, output: result.output });
    addCounts(result.output);
    secondTries.push(...(result.output.match(/^second try: .+$/gm) ?? []));
  }
}

/** Runs a tool of the project and gathers what it prints. */
function runTool([tool, ...parameters]) {
  const path = [join(projectRoot, 'node_modules', '.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  );
  const child = spawn(tool, parameters, {
    cwd: projectRoot,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', text => {
      output += text;
    });
  }
  return new Promise(resolve => {
    child.on('error', error => resolve({ isGood: false, output: `${output}${error}` }));
    child.on('close', code => resolve({ isGood: code === 0, output }));
  });
}

/** A line for each test that failed, so that the end of a long output names them all; the check itself where it runs none. */
function failedTests({ name, output }) {
  const plain = stripVTControlCharacters(output);
  const tests = [...plain.matchAll(/^\s*FAIL\s+(.+)$/gm)].map(([, test]) => test.trim());
  return (tests.length > 0 ? [...new Set(tests)] : ['']).map(test => `✗ ${name} ${test}`.trim());
}

/** Adds up the closing lines of the test runs. */
function addCounts(output) {
  const line = /^(\d+) passed, (\d+) failed$/m.exec(output);
  if (!line) return;
  counts.passed += Number(line[1]);
  counts.failed += Number(line[2]);
}
