import { expect, test } from 'vitest';
import { createEngine } from '../../../../src/features/search/client/engine.ts';
import { type DevServer, startDev } from '../../../sites/dev-server.ts';
import { site } from '../../../sites/harness.ts';

const CONFIG = `import { docs, search } from '@mapwright/site/features';
export default { features: [docs(), search()] };
`;

test('a saved page is found by its new words, and no longer by its old ones', async () => {
  const project = site({
    'site.config.ts': CONFIG,
    'content/docs/lamp.md': '# Lamp\n\nIt burns petroleum.\n',
    'content/docs/fire.md': '# Fire\n\nIt burns wood.\n',
  });
  const server = await startDev(project.root);
  try {
    await expect.poll(() => titlesFor('petroleum', server)).toContain('Lamp');
    project.write({ 'content/docs/lamp.md': '# Lamp\n\nIt burns paraffin.\n' });
    await expect.poll(() => titlesFor('paraffin', server)).toContain('Lamp');
    expect(await titlesFor('petroleum', server)).toEqual([]);
    expect(await titlesFor('wood', server)).toContain('Fire');
  } finally {
    await server.stop();
  }
});

/** What a visitor who has just loaded the page finds. */
async function titlesFor(query: string, server: DevServer): Promise<readonly string[]> {
  const engine = createEngine(async file =>
    JSON.parse(await server.text(`/${file === 'index.json' ? 'search' : 'assets/search'}/${file}`)),
  );
  const { results } = await engine.search(query, {});
  return results.map(({ title }) => title.map(({ text }) => text).join(''));
}
