import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { ENGLISH } from '../../src/templates/shared/words/english.ts';
import { GERMAN } from '../../src/templates/shared/words/german.ts';
import { explain } from './command-result.ts';
import { type SiteFiles, site } from './harness.ts';
import { filesBelow } from './own-site.ts';

const FILES: SiteFiles = {
  'site.config.ts': `import { apiReference, blog, changelog, docs, maps } from '@mapwright/site/features';
export default {
  language: 'de-AT',
  url: 'https://werkstatt.example',
  title: 'Werkstatt',
  product: { name: 'Pedal', slug: 'pedal' },
  navbar: { items: [{ label: 'Anleitungen', to: '/docs' }] },
  editUrl: 'https://code.example/{file}',
  footer: { copyright: { from: 2019, to: 2026 } },
  features: [
    docs({
    versions: [
      { name: 'next', label: '3.0', folder: 'docs-next', isUnreleased: true },
      { name: 'current', label: '2.0', folder: 'docs' },
      { name: 'old', label: '1.0', folder: 'docs-old' },
    ],
    showReadingTime: true,
  }),
    apiReference({ entryPoints: ['library'] }),
    blog({ postsPerPage: 1 }),
    changelog({ releasesPerPage: 1 }),
    maps(),
  ],
  redirects: [{ from: '/alt', to: '/docs' }],
};
`,
  'library/rad.ts': `/** Ein Rad. */
export declare abstract class Rad {
  /**
   * @deprecated Nimm {@link Rad.drehe}.
   */
  readonly alt?: string;
  /**
   * Dreht es.
   *
   * @param grad - Wie weit.
   * @returns Ob es sich gedreht hat.
   * @since 2.0
   */
  drehe(grad: number): boolean;
  /** Hält an. */
  protected halte(): void;
  /** Wie viele es gibt. */
  static anzahl: number;
}

/** Was man wählen kann. */
export interface RadOptions {
  /** In Zoll. */
  umfang: number;
}
`,
  'content/docs-next/index.md': '# Anfang\n',
  'content/docs-old/index.md': '# Anfang\n',
  'content/docs/index.md': `# Anfang

## Ein Abschnitt

Ein Satz[^1] und noch einer.

[^1]: Die Anmerkung.

:::note
Ein Satz.
:::

:::danger
Ein Satz.
:::

:::details
Ein Satz.
:::

- [x] Das eine
- [ ] Das andere

| Teil | Dabei |
| ---- | ----- |
| Rad  | Ja    |
| Klingel | Nein |

\`\`\`js
rad.drehe(1);
\`\`\`
`,
  'content/docs/teile/_category.yml': 'label: Teile\n',
  'content/docs/teile/rad.md': '---\ntags: [rund]\n---\n# Das Rad\n\n[[Rad]] dreht sich.\n',
  'content/docs/teile/kette.md': '# Die Kette\n\n::map[Orte]{picture="/bild.svg" places="orte.csv" list}\n',
  'content/docs/teile/orte.csv': 'title,latitude,longitude\nWien,48.2,16.4\n',
  'content/static/bild.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>',
  'content/tags.yml': 'rund:\n  label: Rund\n',
  'content/authors.yml': 'eva:\n  name: Eva\n',
  'content/blog/2025-05-05-erster.md': '---\nauthors: [eva]\ntags: [rund]\n---\n# Der erste\n\nEin Satz.\n',
  'content/blog/2025-12-24-zweiter.md': '---\nauthors: [eva]\n---\n# Der zweite\n\nEin Satz.\n',
  'content/changelog/2.0.0.md':
    '---\ndate: 2025-05-05\nauthors: [eva]\n---\n## Neu\n\n- Dies\n\n## Sicherheit\n\n- Das\n\n## Umstellung\n\nJenes.\n',
  'content/changelog/1.0.0.md': '---\ndate: 2025-01-01\n---\n## Behoben\n\n- Dies\n',
};

/** Each English word that German has another one for. */
const FOREIGN_WORDS = Object.entries(ENGLISH).flatMap(([area, words]) => {
  const german: Readonly<Record<string, string>> = GERMAN[area as keyof typeof GERMAN];
  return Object.entries(words).flatMap(([name, word]) => (german[name] === word ? [] : [word]));
});

/** What a visitor reads or hears of a document. */
function textsOf(html: string): readonly string[] {
  const shown = html.replace(/<(script|pre|code)\b.*?<\/\1>/gs, '');
  const texts = [
    ...shown.matchAll(/>([^<]+)</g),
    ...shown.matchAll(/ (?:aria-label|alt|title|placeholder|content)="([^"]*)"/g),
  ];
  return texts.map(([, text = '']) => text.trim());
}

/** Matches texts that consist of a word, whatever is filled in. */
function patternOf(word: string): RegExp {
  const forms = word.replace(/\{count, plural, .*\{(.*)\}\}/, '$1');
  const parts = forms.split(/\{\w+\}|#/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

describe('a site in German', () => {
  const project = site(FILES);
  const filesOf = (folder: string, ending: string) =>
    filesBelow(project.path(folder), ending).map(file => ({
      file,
      text: readFileSync(project.path(folder, file), 'utf8'),
    }));

  beforeAll(async () => {
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
  });

  test('has no English word of the interface on its pages', () => {
    const patterns = FOREIGN_WORDS.map(patternOf);
    const found = filesOf('dist', '.html').flatMap(({ file, text: html }) =>
      textsOf(html)
        .filter(text => patterns.some(pattern => pattern.test(text)))
        .map(text => `${file}: ${text}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  test('has none in its scripts, which speak German', () => {
    const scripts = filesOf('dist/assets', '.js').map(({ text }) => text);
    const sentences = FOREIGN_WORDS.flatMap(word => word.split(/\{[^{}]*\}/)).filter(part =>
      /\w \w+ \w/.test(part),
    );
    expect(sentences.filter(sentence => scripts.some(script => script.includes(sentence)))).toEqual([]);
    expect(scripts.some(script => script.includes(GERMAN.shell.pageCrashed))).toBe(true);
  });

  test('writes dates, counts and the titles of lists as German does', () => {
    expect(project.file('blog/zweiter.html')).toContain('24. Dezember 2025');
    expect(project.file('docs.html')).toMatch(/<html lang="de-AT" data-|<html lang="de-AT">/);
    expect(project.file('changelog/added.html')).toContain('Änderungen: neu');
  });

  test('reads what a release did from German headings', () => {
    expect(project.file('changelog/2.0.0.html')).toContain('Sicherheitsupdate');
    expect(project.file('changelog/2.0.0.html')).toContain('href="/changelog/2.0.0#umstellung"');
  });
});

describe('the direction of a site', () => {
  test('follows its language, on pages and where a page has moved', async () => {
    const project = site({
      'site.config.ts': "export default { language: 'ar', redirects: [{ from: '/old', to: '/docs' }] };\n",
      'content/docs/index.md': '# مرحبا\n',
    });
    await project.build();
    expect(project.file('docs.html')).toContain('<html lang="ar" dir="rtl"');
    expect(project.file('old.html')).toContain('<html lang="ar" dir="rtl">');
  });
});

describe('a site whose owner has words of their own', () => {
  test('shows them on the next build, on pages that nothing else has changed too', async () => {
    const project = site({ 'content/docs/index.md': '# Docs\n\n## Part\n\n:::note\nText.\n:::\n' });
    await project.build();
    expect(project.file('docs.html')).toContain('Skip to main content');
    project.write({
      'site.config.ts':
        "export default { words: { shell: { skipLink: 'Straight to the text' }, prose: { note: 'Nota bene' } } };\n",
    });
    await project.build();
    expect(project.file('docs.html')).toContain('Straight to the text');
    expect(project.file('docs.html')).toContain('>Nota bene</p>');
  });
});
