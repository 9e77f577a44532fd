import { expect, test } from 'vitest';
import { site } from '../../../sites/harness.ts';

test('a page that is stopped while it is drawn does not make its diagram unreadable', async () => {
  const stopped = site({
    'site.config.ts': `import { diagrams, docs } from '@mapwright/site/features';
export default { markdown: { timeout: 40 }, features: [docs(), diagrams()] };`,
    'content/docs/index.md': '# A\n\n```mermaid\nflowchart LR\n  a --> b\n```\n',
  });
  const { diagnostics } = await stopped.build();
  expect(diagnostics.map(({ code }) => code)).not.toContain('diagram/unreadable');
});
