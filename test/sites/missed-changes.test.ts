import { expect, test } from 'vitest';
import { startDev } from './dev-server.ts';
import { site } from './harness.ts';
import { config, FEATURE, PAGES } from './own-features/hello.ts';

const CONFIG = 'site.config.ts';
const DIRECTIVE = 'features/hello/directive.ts';
const working = { [CONFIG]: config('[hello()]'), [DIRECTIVE]: FEATURE[DIRECTIVE] };

test.each([
  ['the configuration is broken', { [CONFIG]: 'export default {' }, CONFIG],
  ['a feature throws', { [DIRECTIVE]: "throw new Error('no');\nexport const hello = 1;\n" }, DIRECTIVE],
])('dev shows what was saved while %s as soon as it is mended', async (_what, broken, told) => {
  const project = site({ ...FEATURE, ...PAGES, ...working });
  const server = await startDev(project.root);
  const errors = () => server.output().split(`\n${told}:1:`).length - 1;
  try {
    expect(await server.text('/docs/b')).toContain('<h1 id="b">B</h1>');
    project.write(broken);
    await expect.poll(errors).toBeGreaterThan(0);
    // A save may be seen at its beginning and at its end.
    const before = errors();
    project.write({ 'content/docs/b.md': '# Saved meanwhile\n', 'content/docs/c.md': '# New\n' });
    await expect.poll(errors).toBeGreaterThan(before);
    project.write(working);
    await expect.poll(async () => (await server.fetch('/docs/c')).status).toBe(200);
    expect(await server.text('/docs/b')).toContain('Saved meanwhile');
  } finally {
    await server.stop();
  }
});
