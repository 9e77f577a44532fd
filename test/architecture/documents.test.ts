import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../machine.ts';

/** What people read beside the site and the manual, whose links the program checks. */
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'content/_README.md'];

test('CONTRIBUTING.md stays short: what writers need is in the manual', () => {
  expect(statSync(join(projectRoot, 'CONTRIBUTING.md')).size).toBeLessThanOrEqual(8_000);
});

test.each(DOCUMENTS)('%s names files that are there', document => {
  const text = readFileSync(join(projectRoot, document), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) =>
    join(dirname(document), path),
  );
  // What the tests write is in no fresh clone.
  const paths = [
    ...text.matchAll(/`((?:bin|content|features|manual|maps|src|test)\/(?!\.output\/)[\w./-]*\w)`/g),
  ];
  const named = [...links, ...paths.map(([, path = '']) => path)];
  // What a name with a dot holds is made by a command, and need not be there.
  const kept = named.filter(path => !path.includes('/.'));
  expect(kept.filter(path => !existsSync(join(projectRoot, path)))).toEqual([]);
});
