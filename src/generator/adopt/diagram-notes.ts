import type { AdoptedSite, Note } from './adopted-site.ts';

/** Notes on diagrams in Mermaid: a feature that the new site does not list draws them. */
export function notesOnDiagrams({ pages }: Pick<AdoptedSite, 'pages'>): readonly Note[] {
  return pages
    .filter(({ text }) => /^\s*(?:`{3,}|~{3,})\s*\{?\.?mermaid\b/m.test(text))
    .map(({ from }) => ({
      message:
        'Diagrams in Mermaid are shown as code: to have them drawn, list the feature diagrams() in site.config.ts',
      place: { file: from },
    }));
}
