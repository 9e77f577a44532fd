import { expect, test } from 'vitest';
import { explain, lines } from '../../../sites/command-result.ts';
import { type Site, site } from '../../../sites/harness.ts';
import { protocolServer, sent } from '../../../sites/shared-cache/protocol-server.ts';

const SQUARE = JSON.stringify({
  type: 'Topology',
  source: 'survey',
  transform: { scale: [0.1, 0.1], translate: [0, 0] },
  arcs: [
    [
      [0, 0],
      [100, 0],
      [0, 100],
      [-100, 0],
      [0, -100],
    ],
  ],
  objects: {
    regions: {
      type: 'GeometryCollection',
      geometries: [{ type: 'Polygon', id: 'XA-W', properties: { title: 'West' }, arcs: [[0]] }],
    },
  },
});

function clone(url: string): Site {
  return site({
    'site.config.ts': `export default { product: { name: 'Thing', slug: 'thing' }, cache: { url: '${url}', write: true } };\n`,
    'maps/catalogue/countries.yml':
      '- { slug: square, title: Square, kind: country, continent: europe, sources: [x] }\n',
    'maps/sources.yml':
      'survey:\n  title: The survey\n  licence: Public domain\n  url: https://example.com/survey\n  vintage: 2024\n',
    'maps/data/x.json': SQUARE,
    'content/docs/index.md': '# Docs\n\n::map[A square]{slug="square"}\n',
  });
}

test('the files of a map that one machine has made are not made again, by shards neither', async () => {
  const server = await protocolServer();
  const first = clone(server.url);
  const filled = await first.build({ parameters: ['--shard', '1/1'] });
  expect(filled.code, explain(filled)).toBe(0);
  expect(lines(filled)).toEqual([]);
  const stored = server.stored.size;
  server.requests.length = 0;
  const second = clone(server.url);
  const result = await second.build();
  expect(result.code, explain(result)).toBe(0);
  expect(lines(result)).toEqual([]);
  // What a build makes it sends, so it has made nothing.
  expect(sent(server, 'PUT')).toEqual([]);
  expect(server.stored.size).toBe(stored);
  expect(second.tree()).toEqual(await second.cleanTree());
  expect(Object.keys(second.tree()).filter(file => /square.*\.png$/.test(file))).toHaveLength(1);
});
