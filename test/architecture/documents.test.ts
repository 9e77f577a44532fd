import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../machine.ts';

/** What people read beside the site and the manual, whose links the program checks. */
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'content/_README.md'];

test('CONTRIBUTING.md stays short: what writers need is in the manual', () => {
  expect(statSync(join(projectRoot, 'CONTRIBUTING.md')).size).toBeLessThanOrEqual(8_000);
});

test('the workflow runs scripts that are there', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const { jobs } = parse(readFileSync(join(projectRoot, '.github', 'workflows', 'site.yml'), 'utf8'));
  const steps = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap(job => job.steps);
  const runs = steps.flatMap(({ run }) => run ?? []);
  const named = runs.flatMap(run => /^npm run (\w+)/.exec(run)?.[1] ?? []);
  expect(named).toEqual(['build', 'package']);
  expect(named.filter(name => scripts[name] === undefined)).toEqual([]);
  expect(
    runs.filter(run => run.startsWith('.')).filter(file => !existsSync(join(projectRoot, file))),
  ).toEqual([]);
});

test.each(DOCUMENTS)('%s names files that are there', document => {
  const text = readFileSync(join(projectRoot, document), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) =>
    join(dirname(document), path),
  );
  // What the tests write is in no fresh clone.
  const paths = [
    ...text.matchAll(/`((?:bin|content|features|manual|maps|package|src|test)\/(?!\.output\/)[\w./-]*\w)`/g),
  ];
  const named = [...links, ...paths.map(([, path = '']) => path)];
  // What a name with a dot holds is made by a command, and need not be there.
  const kept = named.filter(path => !path.includes('/.'));
  expect(kept.filter(path => !existsSync(join(projectRoot, path)))).toEqual([]);
});
