import { expect, test } from 'vitest';
import { explain } from './command-result.ts';
import { site } from './harness.ts';
import { PIXEL } from './pixel.ts';

const TARGET = {
  'content/docs/target.md': '# Target\n\n## Installation\n\nText.\n',
  'content/docs/map.png': PIXEL,
};

test('what leads nowhere is reported all at once, each at its place with what is near, and the old site stays', async () => {
  const project = site(TARGET);
  await project.build();
  const before = project.tree();
  project.write({
    'content/docs/anchor.md':
      '# Anchor\n\nSome. [This page](#instalation)\n\n[Other](./target.md#instalation)\n\n## Installations\n',
    'content/docs/case.md': '# Case\n\n![A map](./Map.png)\n',
    'content/docs/file.md': '# File\n\nA link to [another file](./targt.md) here.\n',
    'content/docs/image.md': '# Image\n\n![A map](./mapp.png)\n',
    'content/docs/path.md': '# Path\n\n[A path](/docs/targt)\n',
    'content/docs/script.md': '# Script\n\n[click](javascript:alert)\n\n[more](java&#115;cript:alert)\n',
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(1);
  expect(
    result.diagnostics.map(({ severity, code, place, hint }) =>
      [severity, code, place?.file.replace('content/docs/', ''), place?.line, place?.column, hint].join(' '),
    ),
  ).toEqual([
    'error link/missing-anchor anchor.md 3 7 Did you mean “#installations”?',
    'error link/missing-anchor anchor.md 5 1 Did you mean “#installation”?',
    'error link/wrong-case case.md 3 1 Correct the path: the file is called content/docs/map.png.',
    'error link/missing-target file.md 3 11 Did you mean “target.md”?',
    'error link/missing-image image.md 3 1 Did you mean “map.png”? If not, put the file at content/docs/mapp.png.',
    'error link/missing-target path.md 3 1 Did you mean “/docs/target”?',
    `error markdown/unsafe-url script.md 3 1 ${SCHEMES}`,
    `error markdown/unsafe-url script.md 5 1 ${SCHEMES}`,
  ]);
  expect(project.tree()).toEqual(before);
});

const SCHEMES = 'Use http, https, mailto, tel or a relative path; a file name with a colon begins with ./';

test('links, anchors and images that lead somewhere are published as final URLs', async () => {
  const project = site({
    ...TARGET,
    'content/docs/page.md':
      '# Page\n\n[a](./target.md#installation) [b](/docs/target) [c](#page) ![Map](./map.png)\n',
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  const html = project.file('docs/page.html');
  expect(html).toContain('href="/docs/target#installation"');
  expect(html).toContain('href="/docs/target"');
  expect(html).toMatch(/<img[^>]* width="1"[^>]*>/);
});

test('a link to a file without a page does not name the same file as the one that was meant', async () => {
  const project = site({
    'content/docs/_part.md': 'Text.\n',
    'content/docs/broken.md': new Uint8Array([0xff]),
    'content/docs/a.md': '# A\n\n[p](_part.md)\n\n[b](broken.md)\n',
  });
  const { diagnostics } = await project.build();
  const messages = diagnostics.map(({ message, hint }) => `${message} → ${hint}`);
  expect(messages).toMatchInlineSnapshot(`
    [
      "The link “_part.md” leads to a file that has no page → If there is another message about that file, begin with it. A file whose name begins with _ is only for others to include.",
      "The byte at offset 0 (0xff) is not valid UTF-8 → Save the file as UTF-8.",
    ]
  `);
});
