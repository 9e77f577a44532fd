import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { adaptScripts } from '../../browser/engines/adapt-scripts.ts';

/** What Playwright runs in pages, as it is written in the installed version. */
function inPlaywright(script: RegExp): string {
  const root = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const [text = ''] = script.exec(readFileSync(join(root, 'lib', 'coreBundle.js'), 'utf8')) ?? [];
  return text;
}

const call = (value: string) => ({
  method: 'script.callFunction',
  params: { target: 'a page', arguments: [{ handle: 'a' }, { type: 'string', value }] },
});

it('lets a click leave the page where it is, in the words of the installed Playwright', () => {
  const scrolling = inPlaywright(/\(\[injected, node\]\) => \{\s*node\.scrollIntoView\(\{.*?\}\);\s*\}/s);
  const { params } = adaptScripts(call(scrolling));
  expect(params.target).toBe('a page');
  expect(params.arguments[0]).toEqual({ handle: 'a' });
  expect(params.arguments[1]?.value).toContain('isSeen');
});

it('lets a screenshot add no style to the page, in the words of the installed Playwright', () => {
  const preparation = inPlaywright(/^function inPagePrepareForScreenshots\(.*?^\}$/ms);
  expect(preparation).toContain('(screenshotStyle, hideCaret, disableAnimations, syncAnimations)');
  const prepare = (values: string) => call(`(${preparation})(${values})`);
  expect(adaptScripts(prepare('undefined, true, false, true'))).toEqual(
    prepare('undefined, true, false, false'),
  );
});

it('changes nothing else', () => {
  const other = call('([injected, node]) => node.focus()');
  expect(adaptScripts(other)).toEqual(other);
  const method = { method: 'session.status', params: {} };
  expect(adaptScripts(method)).toEqual(method);
});
