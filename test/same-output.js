// For changes to the program that are to change nothing on a site: `npm run same-output -- HEAD~5`. This checkout and the
// revision each build their own site and the fixtures of the browser tests, and check a copy of the site that is full of
// mistakes. Prints what differs in more than the hashes in names.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = dirname(dirname(fileURLToPath(import.meta.url)));
const revision = process.argv[2] ?? 'HEAD';
const folder = mkdtempSync(join(tmpdir(), 'same-output-'));

/** Mistakes, one for each page in turn. */
const MISTAKES = [
  [/\]\(\//g, '](/nowhere/'],
  [/\]\(\.\//g, '](./nowhere-'],
  [/^title:/gm, 'tilte:'],
  [/^tags: /gm, 'tags: unknown, '],
  [/^:::(\w)/gm, ':::x$1'],
  [/#([\w-]+)\)/g, '#no-$1)'],
  [/^```(\w+)$/gm, '```$1 {9999}'],
  [/!\[([^\]]*)\]\(/g, '![$1](missing-'],
  [/^sidebar_position: /gm, 'sidebar_position: x'],
  [/^(## .*)$/gm, '$1\n\n<script>1</script>\n\n[[NoSymbol]]'],
  [/^date: /gm, 'slug: Bad Slug\ndate: '],
];

try {
  const other = join(folder, 'revision');
  git('worktree', 'add', '--quiet', '--detach', other, revision);
  symlinkSync(join(checkout, 'node_modules'), join(other, 'node_modules'));
  const before = gatherOutputs(other, join(folder, 'before'));
  const after = gatherOutputs(checkout, join(folder, 'after'));
  const differences = compareOutputs(before, after);
  for (const difference of differences) console.log(difference);
  console.log(`${before.size} files before, ${after.size} now, ${differences.length} differ`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
}

function git(...parameters) {
  execFileSync('git', parameters, { cwd: checkout });
}

/** What a checkout of the project makes: by name without hashes, the text without them. Files of one such name are sorted by their text. */
function gatherOutputs(root, target) {
  mkdirSync(target, { recursive: true });
  const outputs = new Map();
  const fixtures = join(root, 'test', 'browser', 'fixtures');
  const sites = { site: root };
  for (const name of readdirSync(fixtures)) sites[name] = join(fixtures, name);
  for (const [name, source] of Object.entries(sites)) {
    const built = runProgram(root, ['build', '--root', source, '--out-dir', join(target, name)]);
    if (built.status !== 0) throw new Error(`${name} does not build:\n${built.stderr}`);
    addFiles(outputs, join(target, name), name);
  }
  const broken = copyWithMistakes(root, join(target, 'broken'));
  const { stdout } = runProgram(root, ['check', '--json', '--root', broken]);
  const { diagnostics } = JSON.parse(stdout.replaceAll(root, '').replaceAll(broken, ''));
  outputs.set(
    'broken',
    diagnostics.map(diagnostic => JSON.stringify(diagnostic)),
  );
  return outputs;
}

function runProgram(root, parameters) {
  const program = join(root, 'bin', 'site.js');
  return spawnSync(process.execPath, [program, ...parameters], { encoding: 'utf8', maxBuffer: 1e9 });
}

function addFiles(outputs, target, site) {
  const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  for (const { parentPath, name } of files) {
    if (name.startsWith('.site-')) continue;
    const file = join(parentPath, name);
    const key = withoutHashes(join(site, relative(target, file)));
    outputs.set(key, [...(outputs.get(key) ?? []), withoutHashes(readFileSync(file, 'latin1'))].sort());
  }
}

/** Without the bundler's hashes, eight signs before a file's ending, and the bundle's own. */
function withoutHashes(text) {
  return text
    .replaceAll(/-[0-9A-Z]{8}(?=\.(?:css|js|svg|woff2)\b)/g, '-HASH')
    .replaceAll(/"buildId":"[0-9a-f]+"/g, '"buildId":"HASH"');
}

/** A copy of a checkout's site without its maps, in which links, directives, fields and fences of each page are wrong. */
function copyWithMistakes(root, target) {
  for (const folder of ['content', 'features'])
    if (existsSync(join(root, folder))) cpSync(join(root, folder), join(target, folder), { recursive: true });
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8');
  writeFileSync(join(target, 'site.config.ts'), config.replaceAll("from './src/", `from '${root}/src/`));
  const files = readdirSync(join(target, 'content'), { recursive: true }).filter(file =>
    file.endsWith('.md'),
  );
  for (const [index, name] of files.sort().entries()) {
    const file = join(target, 'content', name);
    const [pattern, mistake] = MISTAKES[index % MISTAKES.length];
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(pattern, mistake));
  }
  return target;
}

/** One line for each file whose texts differ, with the place where they part. */
function compareOutputs(before, after) {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap(name => {
    const [was, is] = [before.get(name)?.join('\n') ?? '', after.get(name)?.join('\n') ?? ''];
    if (was === is) return [];
    let at = 0;
    while (was[at] === is[at]) at++;
    const excerpt = text => JSON.stringify(text.slice(Math.max(0, at - 40), at + 80));
    return [`${name}\n  was ${excerpt(was)}\n  is  ${excerpt(is)}`];
  });
}
