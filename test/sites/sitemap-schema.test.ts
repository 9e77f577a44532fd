import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { requireCommand, runCommand } from '../machine.ts';
import { buildOwnSite, filesBelow } from './own-site.ts';

const URL_SET = join(import.meta.dirname, 'sitemap-with-images.xsd');
const INDEX = join(import.meta.dirname, 'sitemap-index.xsd');

let xmllint: string;

beforeAll(() => {
  xmllint = requireCommand('xmllint', 'libxml2-utils');
});

test('every sitemap of the site is valid against the sitemap schema', { timeout: 600_000 }, async () => {
  const site = await buildOwnSite();
  const sitemaps = filesBelow(site, 'sitemap.xml', 'sitemap-index.xml');
  expect(sitemaps).toContain('docs/sitemap.xml');
  for (const sitemap of sitemaps) expect(complaintsAbout(join(site, sitemap))).toBe('');
});

test('the schemas refuse what is not a sitemap', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-schema-'));
  const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  const broken = {
    'set.xml': `<urlset ${namespace}><url><priority>0.5</priority></url></urlset>`,
    'image.xml': `<urlset ${namespace} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><url><loc>https://a.example/</loc><image:image><image:title>A</image:title></image:image></url></urlset>`,
    'index.xml': `<sitemapindex ${namespace}><sitemap><lastmod>2025-05-05</lastmod></sitemap></sitemapindex>`,
  };
  for (const [name, text] of Object.entries(broken)) {
    writeFileSync(join(folder, name), text);
    expect(complaintsAbout(join(folder, name))).toContain('Schemas validity error');
  }
  rmSync(folder, { recursive: true });
});

function complaintsAbout(file: string): string {
  const schema = readFileSync(file, 'utf8').includes('<sitemapindex') ? INDEX : URL_SET;
  const { isDone, output } = runCommand(xmllint, ['--noout', '--nonet', '--schema', schema, file]);
  return isDone ? '' : output;
}
