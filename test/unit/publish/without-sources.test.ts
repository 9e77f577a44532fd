import { expect, test } from 'vitest';
import { withoutSources } from '../../../src/generator/publish/without-sources.ts';
import { examplePlan, exampleRoute } from './example-site.ts';

const source = (id: string) => ({ id, type: 'image/avif', srcset: `/${id} 1w`, sizes: '1px' });
const image = { kind: 'image', src: '/a.png', sources: [source('a'), source('b')] } as const;
const bodies = [{ file: 'a.md', references: [image] }];
const content = { posts: [{ picture: { src: '/a.png', sources: [source('a')] }, sources: ['a'] }] };
const untouched = exampleRoute('/b');
const plan = examplePlan({ routes: [{ ...exampleRoute('/a'), bodies, content }, untouched] });

test('takes sources out of texts and contents, and leaves the rest alone', () => {
  const { routes } = withoutSources(plan, new Set(['a']));
  expect(routes[0]?.bodies).toEqual([{ file: 'a.md', references: [{ ...image, sources: [source('b')] }] }]);
  expect(routes[0]?.content).toEqual({
    posts: [{ picture: { src: '/a.png', sources: [] }, sources: ['a'] }],
  });
  expect(routes[1]).toBe(untouched);
});

test('changes a page that has one of several in its text alone, or in its contents alone', () => {
  const pages = [
    { ...exampleRoute('/text'), bodies },
    { ...exampleRoute('/contents'), content },
  ];
  const { routes } = withoutSources(examplePlan({ routes: pages }), new Set(['a']));
  expect(JSON.stringify(routes)).not.toContain('"/a 1w"');
});

test('changes nothing if there is nothing to take', () => {
  expect(withoutSources(plan, new Set())).toBe(plan);
  expect(withoutSources(plan, new Set(['c'])).routes[0]).toBe(plan.routes[0]);
});
