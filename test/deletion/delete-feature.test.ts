import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FeatureDefinition } from '../../src/generator/feature.ts';
import { partNameOf } from '../../src/generator/model/paths/part-name.ts';
import { featureOfFile, featuresIn } from '../architecture/feature-of-file.ts';
import { PROGRAM_FEATURES } from '../program-features.ts';
import { explain } from '../sites/command-result.ts';
import { site } from '../sites/harness.ts';
import { type Checkout, copyCheckout } from './checkout.ts';
import { withoutFeature } from './without-feature.ts';

/** The rest of the core, what touches the machine and the browser's script, knows no feature. */
const CORE_TESTS = ['commands', 'kit', 'load', 'model', 'plan', 'publish', 'render', 'templates'];

/** Without the feature: its files wherever they lie, and its lines in lists. */
function checkoutWithout(name: string): { readonly checkout: Checkout; readonly edited: readonly string[] } {
  const checkout = copyCheckout(`without-${name}`);
  const features = featuresIn(checkout.files);
  const kept = checkout.files.filter(file => featureOfFile(file, features) !== name);
  checkout.drop(checkout.files.filter(file => !kept.includes(file)));
  const lists = kept.filter(file => /^src\/features\/\w+\.ts$|(?:^|\/)site\.config\.ts$/.test(file));
  const edited = lists.filter(file => checkout.edit(file, text => withoutFeature(text, callOf(name))));
  return { checkout, edited };
}

/** The function that a site calls in its list. */
function callOf(name: string): string {
  return entryOf(name)[0];
}

/** What a site has in the browser that lists the feature: the beginnings of names below `assets/`, the texts of inline scripts. */
async function broughtBy(name: string) {
  const [, { from, browser = {}, markdown }] = entryOf(name);
  const { stylesheets = {}, liveParts = {}, inlineScripts = {} } = browser;
  const { directives } = (await markdown?.()) ?? { directives: [] };
  const parts = directives.flatMap(({ stylesheet, livePart }) => [stylesheet ?? [], livePart ?? []].flat());
  const scripts = Object.values(inlineScripts).map(async file => {
    const { default: text }: { default: string } = await import(new URL(file, from).href);
    return text;
  });
  return {
    assets: [...Object.keys(stylesheets), ...Object.keys(liveParts), ...parts.map(partNameOf)],
    scripts: await Promise.all(scripts),
  };
}

function entryOf(name: string): [call: string, definition: FeatureDefinition] {
  const found = Object.entries(PROGRAM_FEATURES).find(([, feature]) => feature.name === name);
  if (found === undefined) throw new Error(`The program has no feature ${name}`);
  return found;
}

describe.each(['maps', 'api-reference'])('the project without the feature %s', name => {
  let checkout: Checkout;
  let edited: readonly string[];
  beforeAll(() => {
    ({ checkout, edited } = checkoutWithout(name));
  });
  afterAll(() => checkout.remove());

  test('has its lines in the list of features, in that of their defaults, and in lists of sites alone', () => {
    expect(edited).toContain('src/features/index.ts');
    expect(edited.filter(file => !file.endsWith('site.config.ts')).length).toBeLessThanOrEqual(2);
  });

  test('has no mistake in its types', async () => {
    const { code, output } = await checkout.run('node_modules/typescript/bin/tsc', '--build');
    expect(code, output).toBe(0);
  });

  test('is clean for the linter where it was changed: it looks at each file by itself', async () => {
    const { code, output } = await checkout.run('node_modules/@biomejs/biome/bin/biome', 'lint', ...edited);
    expect(code, output).toBe(0);
  });

  test('passes the tests of the core and of the other features', async () => {
    const folders = ['test/features', ...CORE_TESTS.map(folder => `test/unit/${folder}`)];
    const { code, output } = await checkout.run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=unit',
      '--exclude=test/features/*/host/**',
      ...folders,
    );
    expect(code, output).toBe(0);
  });

  test('builds a site that has nothing of it', async () => {
    const project = site({
      'content/pages/index.md': '# Home\n',
      'content/docs/a.md': '# A\n\n:::note\nText\n:::\n',
    });
    const result = await project.build({ program: checkout.path('bin/site.js') });
    expect(result.code, explain(result)).toBe(0);
    const { assets, scripts } = await broughtBy(name);
    const files = Object.keys(project.tree());
    expect(files.filter(file => assets.some(asset => file.startsWith(`assets/${asset}-`)))).toEqual([]);
    for (const script of scripts) {
      const hash = createHash('sha256').update(script).digest('base64');
      expect(project.file('_headers')).not.toContain(hash);
      expect(project.file('index.html')).not.toContain(script);
    }
  });
});
