import * as v from 'valibot';
import type { SiteConfigInput } from '../../../src/generator/config.ts';
import { configSchema } from '../../../src/generator/load/config/config-schema.ts';
import { completeConfig } from '../../../src/generator/load/config/resolve-config.ts';
import type { SiteConfig } from '../../../src/generator/model/config.ts';
import type { OutputFile } from '../../../src/generator/model/output.ts';
import type { Route, SitePlan } from '../../../src/generator/model/route.ts';
import { hrefOf, outputOf } from '../../../src/generator/plan/urls.ts';
import type { SiteFilesOptions } from '../../../src/generator/publish/site-files.ts';

/** A configuration with the program's defaults, for `https://example.com`. */
export function exampleConfig(input: Partial<SiteConfigInput> = {}): SiteConfig {
  const whole = {
    url: 'https://example.com',
    title: 'Maps',
    product: { name: 'Mapwright', slug: 'mapwright' },
    ...input,
  };
  return completeConfig(v.parse(configSchema, whole), 'site');
}

/** A route with what publishing reads of it. */
export function exampleRoute(path: string, parts: { isInSitemap?: boolean; title?: string } = {}): Route {
  return {
    kind: 'tags',
    isArticle: false,
    path,
    output: outputOf(path),
    title: parts.title ?? `Title of ${path}`,
    description: '',
    bodies: [],
    visibility: { isIndexed: true, isInSitemap: parts.isInSitemap ?? true },
    layout: { type: 'plain' },
    content: { title: '', tags: [], related: [] },
  };
}

/** A plan of these parts and nothing else. */
export function examplePlan(parts: Partial<SitePlan> = {}): SitePlan {
  const config = exampleConfig();
  return {
    routes: [],
    redirects: [],
    jsonFiles: [],
    openFolders: [],
    copiedFiles: [],
    pictures: [],
    siteFiles: [],
    versions: [],
    pageFiles: [],
    feeds: [],
    sitemapAreas: [],
    footer: { groups: [], copyright: '' },
    externalLinks: [],
    imageOrigins: [],
    diagnostics: [],
    shell: {
      baseUrl: config.baseUrl,
      navbar: { title: '', home: '/', start: [], end: [], hideOnScroll: false },
      colorMode: { defaultMode: 'light', isSwitchDisabled: false, respectsSystem: false },
    },
    ...parts,
  };
}

export function exampleOptions(config: SiteConfig, parts: Partial<SiteFilesOptions> = {}): SiteFilesOptions {
  return {
    hrefOf: path => hrefOf(path, config.baseUrl),
    outputOf,
    policy: { header: "default-src 'self'", meta: "default-src 'self'" },
    hostFileKinds: [],
    ...parts,
  };
}

/** The plan's rule for `https://example.com`. */
export function exampleUrl(path: string): string {
  return `https://example.com${hrefOf(path, '/')}`;
}

export function textOf(file: OutputFile | undefined): string {
  if (file?.content.type !== 'text') throw new Error('No text was made');
  return file.content.text;
}
