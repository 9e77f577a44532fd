import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Collection, FeatureDefinition } from '../../../src/generator/feature.ts';
import { HOST_FILE_KINDS } from '../../../src/generator/publish/host-file-kinds.ts';
import { wordsOf } from '../../../src/templates/shared/words/words-of.ts';
import { EVERY_DIRECTIVE } from '../../every-directive.ts';
import { projectRoot } from '../../machine.ts';
import { PROGRAM_FEATURES } from '../../program-features.ts';
import { PAGES } from '../../unit/invented-features.ts';
import { manualPage, manualPages, sectionsOf, tableRows } from './manual-pages.ts';

const frontMatter = sectionsOf(manualPage('write/front-matter.md').text);
const collections = [PAGES, ...Object.values(PROGRAM_FEATURES).flatMap(collectionsOf)];
const ownPage = readFileSync(join(projectRoot, 'content', '_README.md'), 'utf8');
const writing = [...manualPages('write').map(({ text }) => text), ownPage];

describe('the manual names', () => {
  test.each([
    ['pages', ['Every collection', 'Pages']],
    ['docs', ['Every collection', 'Docs and the API reference']],
    ['api', ['Every collection', 'Docs and the API reference']],
    ['blog', ['Every collection', 'Blog and changelog']],
    ['changelog', ['Every collection', 'Blog and changelog']],
  ])('each field of the front matter of %s, and no other', (name, headings) => {
    const collection = collections.find(each => each.name === name);
    const tables = headings.map(
      heading => frontMatter.find(text => text.startsWith(`## ${heading}\n`)) ?? '',
    );
    const fields = new Set(tables.flatMap(fieldsIn));
    // The one table of posts and releases says which fields are the blog's.
    if (name === 'changelog') for (const field of ['tags', 'position', 'imageAlt']) fields.delete(field);
    expect([...fields].sort()).toEqual(Object.keys(collection?.frontMatter.entries ?? {}).sort());
  });

  test.each(EVERY_DIRECTIVE)(
    'the directive $name with its example and each of its attributes, on one page',
    ({ example, attributes }) => {
      const pages = writing.filter(text => text.includes(example));
      expect(pages).not.toEqual([]);
      const missing = pages.map(text => Object.keys(attributes).filter(name => !hasAttribute(text, name)));
      expect(missing).toContainEqual([]);
    },
  );

  test.each(HOST_FILE_KINDS)('the host file %s', kind => {
    expect(manualPage('deploy/index.md').text).toContain(`\`--host-files ${kind}\``);
  });
});

/** The collections of a feature whose options say the least. */
function collectionsOf({ options, collections }: FeatureDefinition): readonly Collection[] {
  return collections?.(v.parse(options, { entryPoints: ['library'] }), wordsOf('en')) ?? [];
}

/** Names in the first cells. */
function fieldsIn(text: string): readonly string[] {
  return tableRows(text).flatMap(([cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
}

/** `name="…"` in an example, `{name}` for a flag, or `name` in a text. */
function hasAttribute(text: string, name: string): boolean {
  return new RegExp(`[{ ]${name}[=} ]|\`${name}\``).test(text);
}
