import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { scrollIfNeeded } from '../../browser/engines/scroll-if-needed.ts';

/** What Playwright has its BiDi engines do before each click, as it is written in the installed version. */
function playwrightsScrolling(): string {
  const root = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const bundle = readFileSync(join(root, 'lib', 'coreBundle.js'), 'utf8');
  const [text = ''] =
    /\(\[injected, node\]\) => \{\s*node\.scrollIntoView\(\{.*?\}\);\s*\}/s.exec(bundle) ?? [];
  return text;
}

const call = (value: string) => ({
  method: 'script.callFunction',
  params: { target: 'a page', arguments: [{ handle: 'a' }, { type: 'string', value }] },
});

it('lets a click leave the page where it is, in the words of the installed Playwright', () => {
  const { params } = scrollIfNeeded(call(playwrightsScrolling()));
  expect(params.target).toBe('a page');
  expect(params.arguments[0]).toEqual({ handle: 'a' });
  expect(params.arguments[1]?.value).toContain('isSeen');
});

it('changes nothing else', () => {
  const other = call('([injected, node]) => node.focus()');
  expect(scrollIfNeeded(other)).toEqual(other);
  const method = { method: 'session.status', params: {} };
  expect(scrollIfNeeded(method)).toEqual(method);
});
