import { expect, test } from 'vitest';
import { jsonLdOf } from '../../../src/generator/render/json-ld.ts';
import { config, plan, routeAt } from '../plan/heads.ts';

const home = routeAt(plan(['content/pages/index.md']), '/', 'page');

test('a home page speaks of the site, and of no program', () => {
  expect(typesOf(null)).toEqual(['WebSite']);
});

test('a home page speaks of the program that the configuration describes', () => {
  const items = itemsOf({ category: 'DeveloperApplication', operatingSystem: 'Linux' });
  expect(items).toHaveLength(2);
  expect(items[1]).toMatchObject({
    '@type': 'SoftwareApplication',
    name: 'Mapwright',
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Linux',
  });
});

function typesOf(application: Parameters<typeof itemsOf>[0]) {
  return itemsOf(application).map(item => item['@type']);
}

function itemsOf(application: { readonly category: string; readonly operatingSystem: string } | null) {
  const { product, ...rest } = config();
  return jsonLdOf(home, { ...rest, product: { ...product, application } }, 'https://example.com/');
}
