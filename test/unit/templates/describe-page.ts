import { describe, expect, test } from 'vitest';
import type { PageData } from '../../../src/templates/contract/page.ts';
import type { FeatureTemplates } from '../../../src/templates/feature-templates.ts';
import { inlineScripts, renderDocument } from '../../../src/templates/server.tsx';
import { sampleBody, sampleInput } from './sample-inputs.ts';
import { FOOTER, SHELL } from './sample-shell.ts';

/** What a kind of page has that others have not. */
interface Expected {
  readonly templates?: FeatureTemplates;
  /** Whether it shows the text of a Markdown file. */
  readonly hasBody?: boolean;
  /** Of the core and of the feature, in the order of the page. */
  readonly stylesheets?: readonly string[];
  /** Names of the inline scripts that it asks for. */
  readonly scripts?: readonly string[];
}

/** Tests what holds for the pages of every kind. */
export function describePage(
  page: PageData,
  { templates = NONE, hasBody = false, stylesheets = ['main'], scripts = [] }: Expected = {},
): void {
  const { html, stylesheets: named } = renderDocument(sampleInput(page, {}, stylesheets), templates);

  describe(`a page of the kind ${page.kind}`, () => {
    test('is a whole document with a language, a title and a final line feed', () => {
      expect(html).toMatch(/^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">/);
      expect(html).toContain('<title>Settings | Mapwright</title>');
      expect(html.endsWith('</html>\n')).toBe(true);
    });

    test('has the skip link first, one main region and one first-level heading', () => {
      expect(html).toContain('<body>\n<a class="skip-link" href="#pageMain">');
      expect(html.match(/<main id="pageMain" tabindex="-1">/g)).toHaveLength(1);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    });

    test('carries layout and shell as JSON, and neither content nor sidebar', () => {
      const [, json = ''] =
        /<script type="application\/json" id="pageData">(.*?)<\/script>/s.exec(html) ?? [];
      const { sidebar, ...layout }: Record<string, unknown> = { ...page.layout };
      expect(JSON.parse(json)).toEqual({
        path: '/docs/guides/map-editor/settings',
        layout,
        shell: SHELL,
      });
      expect(html.includes('<nav class="sidebar" aria-label="docs pages">')).toBe(sidebar !== undefined);
      expect(json).not.toContain('The body of the page.');
    });

    test('has its content and its footer in frozen parts', () => {
      const content = html.indexOf('<div data-frozen="content">');
      const footer = html.indexOf('<footer data-frozen="footer" class="footer">');
      expect(content).toBeGreaterThan(html.indexOf('<main'));
      expect(footer).toBeGreaterThan(content);
      expect(html.indexOf(FOOTER.copyright)).toBeGreaterThan(footer);
      if (hasBody) expect(html).toContain(`<div class="prose">${BODY}</div>`);
    });

    test('has no id twice, no inline style and no inline handler', () => {
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(ids).toEqual([...new Set(ids)]);
      expect(html).not.toMatch(/<[^>]* (style|on[a-z]+)=/);
    });

    test('is written as HTML is, without slashes at the end of empty elements', () => {
      expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain('/>');
    });

    test('shows no button that does nothing without JavaScript', () => {
      for (const [button] of html.matchAll(/<button[^>]*>/g)) {
        expect(button).toMatch(/ popoverTarget="pageMenu"| class="[^"]*script-only/i);
      }
    });

    test('names the style sheets that it needs, in the order of all sheets', () => {
      expect(named).toEqual(stylesheets);
      const links = html.matchAll(/<link rel="stylesheet" href="\/assets\/([a-z]+)-1\.css">/g);
      expect([...links].map(([, name]) => name)).toEqual(stylesheets);
    });

    test('has the inline scripts of the site, and of those of features the ones that it asks for', () => {
      const shell = { ...SHELL, announcement: { id: 'a', html: 'News', isCloseable: true } };
      const input = sampleInput(page, { shell, path: '/' }, stylesheets);
      const home = { ...input, head: { ...input.head, tagManagerId: 'GTM-1' } };
      const written = renderDocument(home, templates).html.matchAll(/<script>(.*?)<\/script>/gs);
      const [theme, banner, ...further] = inlineScripts(shell, true, templates);
      const own = scripts.map(name => templates.inlineScripts[name]);
      expect([...written].map(([, text]) => text)).toEqual([theme, ...own, banner, further.at(-1)]);
    });
  });
}

const NONE: FeatureTemplates = { pages: {}, inlineScripts: {} };
const BODY = sampleBody().html;
