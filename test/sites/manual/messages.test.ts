import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../machine.ts';
import { codesInSource } from './codes-in-source.ts';
import { manualPage, manualPages, sectionsOf, tableRows } from './manual-pages.ts';
import { hasExample } from './run-examples.ts';

interface Entry {
  readonly code: string;
  readonly text: string;
  readonly page: string;
}

const entries = manualPages('messages').flatMap(({ path, text }) =>
  sectionsOf(text).flatMap((section): Entry[] => {
    const code = /^## `([a-z]+\/[a-z0-9-]+)` \{#[a-z0-9-]+\}\n/.exec(section)?.[1];
    return code === undefined ? [] : [{ code, text: section, page: basename(path, '.md') }];
  }),
);

/** Explained to the writers of this repository's own site: its features give them. */
const ownPage = readFileSync(join(projectRoot, 'content', '_README.md'), 'utf8');
const codes = codesInSource();
const ownCodes = codes.filter(code => ownPage.includes(`\`${code}\``));

describe('the messages of the manual', () => {
  test('are those that the program gives: each code has one entry, and no entry is left over', () => {
    expect([...entries.map(({ code }) => code), ...ownCodes].sort()).toEqual(codes);
  });

  test('are listed by the first part of their code', () => {
    const listed = tableRows(manualPage('messages/index.md').text).flatMap(
      ([cell = '']) => /`([a-z]+)\/`/.exec(cell)?.[1] ?? [],
    );
    expect(listed.sort()).toEqual([...new Set(entries.map(({ page }) => page))].sort());
  });

  test.each(entries)('$code is on the page of its room, with a cure', ({ code, text, page }) => {
    expect(page).toBe(code.split('/')[0]);
    expect(text).toMatch(/^\*\*Cure\.\*\* \S/m);
  });

  test.each(entries.filter(({ text }) => hasExample(text)))(
    '$code is in what its example prints',
    ({ code, text }) => {
      expect(text).toContain(`  ${code}  `);
    },
  );

  test('lack an example that is run only where one would need a broken machine, a race, a broken program or a picture', () => {
    const lacking = entries.filter(({ text }) => !hasExample(text)).map(({ code }) => code);
    expect(lacking.sort()).toMatchInlineSnapshot(`
      [
        "api/extraction-failed",
        "cache/shared-damaged",
        "cache/shared-not-written",
        "config/changed-base-url",
        "config/endless",
        "config/missing-package",
        "config/replaced-package",
        "feature/endless",
        "feature/unsettled",
        "highlight/crashed",
        "highlight/timeout",
        "image/damaged",
        "image/no-library",
        "image/not-converted",
        "image/too-large",
        "map/picture-crashed",
        "map/picture-library",
        "map/picture-timeout",
        "markdown/crashed",
        "markdown/timeout",
        "output/busy",
        "output/disk-full",
        "output/locked",
        "output/mount-point",
        "output/name-too-long",
        "output/not-writable",
        "output/reserved-path",
        "output/source-unreadable",
        "output/source-vanished",
        "output/too-many-files",
        "output/unsafe-path",
        "output/write-failed",
        "serve/missing-folder",
        "serve/port-taken",
        "social/picture-crashed",
        "social/picture-library",
        "social/picture-timeout",
        "source/unreadable",
        "source/vanished",
        "template/crashed",
        "template/no-default-export",
        "template/timeout",
        "usage/archives",
      ]
    `);
  });
});
