import { expect, test } from 'vitest';
import { explain, lines } from './command-result.ts';
import { site } from './harness.ts';

const CONFIG = `import { docs } from '@mapwright/site/features';
const redirects = [
  { from: '/old', to: '/nowhere' },
];

export default {
  navbar: {
    items: [
      { label: 'Docs', to: '/docs' },
      { label: 'Lost', to: '/lost' },
    ],
  },
  head: {
    image: '/social.png',
  },
  features: [docs({
    sidebars: {
      docs: ['a', 'b', { type: 'heading', label: 'H' }],
      empty: [],
    },
  })],
  redirects,
};
`;

test('what only the plan can check in the configuration has its line and column', async () => {
  const project = site({ 'content/docs/a.md': '# A\n', 'site.config.ts': CONFIG });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(1);
  expect(lines(result)).toEqual([
    'error redirect/missing-target site.config.ts:3:3',
    'error link/missing-target site.config.ts:10:24',
    'error link/missing-image site.config.ts:14:5',
    'error sidebar/unknown-doc site.config.ts:18:19',
    'error sidebar/nothing-to-link site.config.ts:19:7',
  ]);
});
