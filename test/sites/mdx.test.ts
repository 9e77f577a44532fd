import { expect, test } from 'vitest';
import { explain, lines } from './command-result.ts';
import { site } from './harness.ts';

test('files of MDX are pages: their code and comments go, their text and links stay', async () => {
  const project = site({
    'content/docs/index.mdx': '# Start\n\n[Brakes](./brakes.mdx#rim) [brakes](brakes)\n',
    'content/docs/brakes.mdx': [
      "import Tabs from '@theme/Tabs';",
      'import {',
      '  Wheel,',
      "} from '../wheel'",
      '',
      'export const spokes = {',
      '  front: 32,',
      '};',
      '',
      '# Brakes {/* for Ann */}',
      '',
      '{/* Nothing',
      'of this. */}',
      '',
      '## Rim',
      '',
      '<Tabs>',
      '',
      'Check the **pads**. See [the start](index.mdx), [frames](frames/) and [nothing](gone.mdx).',
      '',
      '</Tabs>',
      '',
      '```js',
      "import code from 'here';",
      '```',
    ].join('\n'),
    'content/docs/frames/index.mdx': '# Frames\n',
    'site.config.ts': "export default { links: { broken: 'warning' } };\n",
  });
  const built = await project.build();
  expect(built.code, explain(built)).toBe(0);
  expect(lines(built)).toEqual([
    'warning html/removed content/docs/brakes.mdx:17:1',
    'warning link/missing-target content/docs/brakes.mdx:19:71',
  ]);
  const page = project.file('docs/brakes.html');
  const body = page.slice(page.indexOf('<h1'), page.indexOf('</article>'));
  expect(body).toContain('Check the <strong>pads</strong>. See <a href="/docs">the start</a>');
  expect(body).toContain('<a href="/docs/frames">frames</a>');
  expect(body).toContain("'here'");
  for (const code of ['theme/Tabs', 'Wheel', 'spokes', 'for Ann', 'Nothing', '{/*', '&lt;Tabs'])
    expect(body).not.toContain(code);
  expect(project.file('docs.html')).toContain('<a href="/docs/brakes#rim">Brakes</a>');
  expect(project.tree()).not.toHaveProperty('docs/brakes.mdx');
});
