import type { Diagnostic } from '../model/diagnostic.ts';
import type { DevAnswer } from './serve-dev.ts';

/** The answer where there is no page to show. The browser shows the diagnostics on top of it; they come over the channel. */
export function insteadOfPage(diagnostics: readonly Diagnostic[]): DevAnswer {
  const text =
    diagnostics.length === 0 ? 'There is no such page' : 'This site cannot be shown yet: see the messages';
  return {
    kind: 'page',
    status: diagnostics.length === 0 ? 404 : 500,
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text}</title></head><body><p>${text}.</p></body></html>\n`,
  };
}
