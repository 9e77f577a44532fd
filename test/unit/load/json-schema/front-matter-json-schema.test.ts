import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { frontMatterJsonSchema } from '../../../../src/generator/load/json-schema/front-matter-json-schema.ts';
import type { Collection } from '../../../../src/generator/model/collection.ts';
import { GUIDES, NEWS, PAGES } from '../../invented-features.ts';
import { loadText } from '../load-text.ts';

const ajv = new Ajv({ strict: false });
const collections = [PAGES, GUIDES, NEWS].map(collection => ({
  collection,
  validate: ajv.compile(frontMatterJsonSchema(collection.frontMatter)),
}));

/** What the program says about front matter, and what an editor with the schema says. */
function bothOn(yaml: string, collection: Collection) {
  const { validate } = collections.find(known => known.collection === collection) ?? {};
  const program = loadText(`---\n${yaml}\n---\n\nText.\n`, { collection }).diagnostics.filter(({ code }) =>
    /^frontmatter\/(?:invalid|unknown)-field$/.test(code),
  );
  return { program: program.length === 0, editor: validate?.(parse(yaml) ?? {}) };
}

describe('the schema of front matter for editors', () => {
  it.each([
    ['title: 1.10\ndescription: no\nkeywords: [a, 1, true]', GUIDES],
    ['title: {product}\ndescription: "{product.name}"\nslug: {product.slug}', GUIDES],
    ['title:\ntags: ~\ndraft:', GUIDES],
    ['sidebarPosition: 1.5\nprevious: false\nnext: a/b\ntocMinLevel: 2', GUIDES],
    ['sidebar_label: A\nweight: 3\nhide_title: true\nlayout: doc', GUIDES],
    ['tags: a, b\nredirect_from: /a', GUIDES],
    ['tags:\n  - label: A\n  - b', GUIDES],
    ['prev:\n  text: A\nnext:\n  text: B', GUIDES],
    ['layout: landing', PAGES],
    ['layout: post', PAGES],
    ['date: 2025-05-05\npublishAt: 2025-05-05T08:00+02:00\nposition: 3\nauthors: [ada]', NEWS],
    ['date: 2025-05-05T08:00:00.5Z\npublished: false', NEWS],
  ])('accepts what the program accepts: %j', (yaml, collection) => {
    expect(bothOn(yaml, collection)).toEqual({ program: true, editor: true });
  });

  it.each([
    ['titel: A', GUIDES],
    ['draft: no', GUIDES],
    ['sidebarPosition: first', GUIDES],
    ['tocMinLevel: 7', GUIDES],
    ['tocMinLevel: 2.5', GUIDES],
    ['previous: true', GUIDES],
    ['title: {a: b}', GUIDES],
    ['title: [a]', GUIDES],
    ['layout: wied', PAGES],
    ['sidebarLabel: A', PAGES],
    ['date: yesterday', NEWS],
    ['publishAt: 2025-05-05T08:00', NEWS],
    ['next: a/b', NEWS],
  ])('refuses what the program reports: %j', (yaml, collection) => {
    expect(bothOn(yaml, collection)).toEqual({ program: false, editor: false });
  });

  // An unknown name without a value says nothing to the program; an editor may say that it is unknown.
  it('never complains of what the program accepts', () => {
    const names = [
      ...new Set(collections.flatMap(({ collection }) => Object.keys(collection.frontMatter.entries))),
    ];
    const values = [
      'a',
      '"a, b"',
      '1',
      '2.5',
      '7',
      'true',
      'false',
      '2025-05-05',
      '[a, 1]',
      '[a, [b]]',
      '{a: b}',
      '{product}',
      '[{label: a}]',
      '/a b',
    ];
    const line = fc.tuple(
      fc.constantFrom(...names, 'prev', 'weight', 'author', 'titel'),
      fc.constantFrom(...values),
    );
    const lines = fc.uniqueArray(line, { selector: ([name]) => name, minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(lines, fc.constantFrom(...collections.keys()), (fields, index) => {
        const { collection = PAGES } = collections[index] ?? {};
        const { program, editor } = bothOn(
          fields.map(([name, value]) => `${name}: ${value}`).join('\n'),
          collection,
        );
        if (program) expect(editor).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
