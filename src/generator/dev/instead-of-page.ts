import type { Diagnostic } from '../model/diagnostic.ts';
import type { DevPage } from './dev-site.ts';

/** The answer where there is no page to show. The browser shows the diagnostics on top of it; they come over the channel. */
export function insteadOfPage(diagnostics: readonly Diagnostic[]): DevPage {
  const isMissing = diagnostics.length === 0;
  const text = isMissing ? 'There is no such page' : 'This site cannot be shown yet: see the messages';
  return {
    kind: 'page',
    status: isMissing ? 404 : 500,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text}</title></head><body><p>${text}.</p></body></html>\n`,
  };
}
