import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { makeBundle } from '../../../../src/generator/host/bundle/make-bundle.ts';
import type { BrowserFeature } from '../../../../src/generator/model/browser-feature.ts';
import { wordsOf } from '../../../../src/templates/shared/words/words-of.ts';
import { projectRoot } from '../../../machine.ts';

test.each([
  ['that stays as it is, is the one that was compiled', false],
  ['that is written meanwhile, may be another', true],
])('a file from outside the folder of a feature %s', { timeout: 60_000 }, async (_, isWritten) => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'site-bundle-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, 'features/hello');
  const shared = join(root, 'shared.css');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'hello.css'), "@import '../../shared.css';\n");
  writeFileSync(shared, 'p { color: red; }\n');
  // A clock of the file system may be some milliseconds behind.
  await delay(50);
  const writing = isWritten && setInterval(() => writeFileSync(shared, 'p { color: red; }\n'), 20);
  const made = await bundleOf(root, featureIn(folder));
  if (writing) clearInterval(writing);
  expect(made).toMatchObject({ elsewhere: ['shared.css'], isSettled: !isWritten });
});

test('a feature whose folder is removed meanwhile has no files elsewhere', { timeout: 60_000 }, async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'site-bundle-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const made = await bundleOf(root, { ...featureIn(join(root, 'features/hello')), stylesheets: {} });
  expect(made).toMatchObject({ elsewhere: [] });
});

function bundleOf(root: string, feature: BrowserFeature) {
  return makeBundle({
    root,
    packageRoot: projectRoot,
    folder: join(root, 'bundle'),
    features: [feature],
    wording: { language: 'en', words: wordsOf('en') },
  });
}

function featureIn(folder: string): BrowserFeature {
  return {
    name: 'hello',
    isOfProgram: false,
    folder,
    place: 'features/hello',
    pages: {},
    inlineScripts: {},
    stylesheets: { hello: join(folder, 'hello.css') },
    liveParts: {},
    mainStyles: [],
    otherMediaStyles: [],
    mainScripts: [],
    slots: {},
  };
}
