import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { corpusPages } from '../bench/corpus.ts';
import { explain, finish } from './command-result.ts';
import { type Site, site } from './harness.ts';

const KILLS = 50;

test(`kill -9 at ${KILLS} moments leaves the old site or the new one, and the next build heals`, {
  timeout: 900_000,
}, async () => {
  const project = write(site(), 'one');
  const first = await project.build();
  expect(first.code, explain(first)).toBe(0);
  const one = project.tree();
  write(project, 'two');
  const start = performance.now();
  await project.build();
  const duration = performance.now() - start;
  const two = project.tree();

  for (let kill = 0; kill < KILLS; kill++) {
    write(project, kill % 2 === 0 ? 'one' : 'two');
    const child = project.start('build');
    const ended = finish(child);
    await sleep((duration * (kill + 0.5)) / KILLS);
    child.kill('SIGKILL');
    await ended;
    // Between two renames, for microseconds, no site is there; the next build brings it back.
    const tree = project.tree();
    if (Object.keys(tree).length > 0) expect([one, two]).toContainEqual(tree);
  }

  write(project, 'two');
  const healed = await project.build();
  expect(healed.code, explain(healed)).toBe(0);
  expect(project.tree()).toEqual(two);
  expect(project.leftovers()).toEqual([]);
});

function write(project: Site, version: string): Site {
  for (const { path, text } of corpusPages(60))
    project.write({ [`content/docs/${path}`]: `${text}\nVersion ${version}.\n` });
  return project;
}
