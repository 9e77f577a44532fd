import { beforeAll, describe, expect, test } from 'vitest';
import { about, type CommandResult, explain, lines, type Site, site } from './harness.ts';

/** The smallest PNG: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('what does not lead anywhere', () => {
  let project: Site;
  let before: Readonly<Record<string, string>>;
  let result: CommandResult;

  beforeAll(async () => {
    project = site({
      'content/docs/target.md': '# Target\n\n## Installation\n\nText.\n',
      'content/docs/map.png': PIXEL,
    });
    await project.build();
    before = project.tree();
    project.write({
      'content/docs/file.md': '# File\n\nA link to [another file](./targt.md) here.\n',
      'content/docs/path.md': '# Path\n\n[A path](/docs/targt)\n',
      'content/docs/anchor.md':
        '# Anchor\n\nSome. [This page](#instalation)\n\n[Other](./target.md#instalation)\n\n## Installations\n',
      'content/docs/image.md': '# Image\n\n![A map](./mapp.png)\n',
      'content/docs/case.md': '# Case\n\n![A map](./Map.png)\n',
      'content/docs/script.md': '# Script\n\n[click](javascript:alert)\n\n[more](java&#115;cript:alert)\n',
    });
    result = await project.build();
  });

  test('is told all at once, before anything is published', () => {
    expect(result.code, explain(result)).toBe(1);
    expect(project.tree()).toEqual(before);
  });

  test('a broken link to a file is told at line and column, with the nearest match', () => {
    const [diagnostic] = about(result, 'content/docs/file.md');
    expect(diagnostic).toMatchObject({
      severity: 'error',
      code: 'link/missing-target',
      place: { line: 3, column: 11 },
    });
    expect(diagnostic?.hint).toContain('target.md');
  });

  test('a broken link to a path is told at line and column, with the nearest match', () => {
    const [diagnostic] = about(result, 'content/docs/path.md');
    expect(diagnostic).toMatchObject({
      severity: 'error',
      code: 'link/missing-target',
      place: { line: 3, column: 1 },
    });
    expect(diagnostic?.hint).toContain('/docs/target');
  });

  test('a broken anchor of this page and of another is told with the ids that are near', () => {
    const diagnostics = about(result, 'content/docs/anchor.md');
    expect(diagnostics).toMatchObject([
      { severity: 'error', code: 'link/missing-anchor', place: { line: 3, column: 7 } },
      { severity: 'error', code: 'link/missing-anchor', place: { line: 5, column: 1 } },
    ]);
    expect(diagnostics[0]?.hint).toContain('#installations');
    expect(diagnostics[1]?.hint).toContain('#installation');
  });

  test('a missing image is told at line and column', () => {
    expect(lines(result)).toContainEqual(expect.stringMatching(/^error \S+ content\/docs\/image\.md:3:1$/));
  });

  test('an image whose name differs in case is told on every system', () => {
    const [diagnostic] = about(result, 'content/docs/case.md');
    expect(diagnostic).toMatchObject({ severity: 'error', place: { line: 3, column: 1 } });
    expect(`${diagnostic?.message} ${diagnostic?.hint}`).toContain('map.png');
  });

  test('a javascript: link is an error in every spelling', () => {
    expect(lines(result)).toContainEqual(expect.stringMatching(/^error \S+ content\/docs\/script\.md:3:1$/));
    expect(lines(result)).toContainEqual(expect.stringMatching(/^error \S+ content\/docs\/script\.md:5:1$/));
  });
});

test('links, anchors and images that lead somewhere are published as final URLs', async () => {
  const project = site({
    'content/docs/target.md': '# Target\n\n## Installation\n',
    'content/docs/map.png': PIXEL,
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
