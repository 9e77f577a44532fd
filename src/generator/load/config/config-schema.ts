import * as v from 'valibot';
import {
  count,
  filled,
  flag,
  instant,
  level,
  or,
  pathOrUrl,
  sitePath,
  target,
  text,
  webUrl,
} from '../../model/fields.ts';
import { isBaseUrl } from '../../model/paths/base-url.ts';
import { isCacheUrl, isOrigin, named } from '../../model/paths/secure-url.ts';
import { isLanguageTag } from '../../model/text/language-tag.ts';
import { ownWordsSchema } from './own-words-schema.ts';

const link = v.object({ label: filled, to: target });
const position = v.optional(v.picklist(['start', 'end']));
const navbarItem = v.variant(
  'type',
  [
    v.object({
      type: v.literal('dropdown'),
      label: filled,
      items: v.pipe(v.array(link), v.minLength(1, 'at least one link')),
      position,
    }),
    v.object({ ...link.entries, type: v.literal('button'), position }),
    v.object({
      ...link.entries,
      type: v.optional(v.literal('link')),
      activeBase: v.optional(sitePath),
      position,
    }),
  ],
  ({ path }) =>
    path?.at(-1)?.key === 'type'
      ? '“link”, “button” or “dropdown”'
      : "a link { label, to }, a button { type: 'button', label, to } or a dropdown { type: 'dropdown', label, items }",
);

const filePattern = v.pipe(webUrl, v.includes('{file}', 'a URL with {file} in it'));
const severity = v.picklist(['error', 'warning']);
const linkSeverity = v.union(
  [severity, v.record(v.pipe(v.string(), v.startsWith('/', 'a path such as /docs/7.x/**')), severity)],
  '“error”, “warning” or a severity for each path',
);

/** The configuration as a person writes it. Its output has every default except those that depend on other fields. */
export const configSchema = v.object({
  product: v.optional(
    v.object({
      name: filled,
      slug: v.pipe(text, v.regex(/^[a-z0-9][a-z0-9-]*$/, 'a slug of lower-case letters, digits and dashes')),
      application: or(v.object({ category: filled, operatingSystem: filled })),
    }),
  ),
  url: v.optional(
    v.pipe(text, v.check(isOrigin, 'an origin such as https://example.com, without a final slash')),
    'http://localhost',
  ),
  baseUrl: v.optional(
    v.pipe(
      text,
      v.check(
        value => isBaseUrl(named(value)),
        'a path of letters, digits, dots and dashes with a slash at both ends, such as /docs/',
      ),
    ),
    '/',
  ),
  title: v.optional(filled),
  description: v.optional(text, ''),
  language: v.optional(
    v.pipe(
      text,
      v.check(value => isLanguageTag(named(value)), 'a language tag such as en or pt-BR'),
    ),
    'en',
  ),
  words: v.optional(ownWordsSchema, {}),
  theme: or(
    v.pipe(
      text,
      v.check(
        value => /^(\.\/)?[\w-][\w./-]*$/.test(value) && !value.includes('..'),
        'a folder of the site, such as ./theme',
      ),
    ),
  ),
  navbar: v.optional(
    v.object({
      title: v.optional(filled),
      logo: or(pathOrUrl),
      hideOnScroll: v.optional(flag, false),
      items: v.optional(v.array(navbarItem), []),
    }),
    {},
  ),
  footer: v.optional(
    v.object({
      groups: v.optional(v.array(v.object({ title: filled, items: v.array(link) })), []),
      copyright: or(v.object({ from: count, to: count, holder: v.optional(filled) })),
    }),
    {},
  ),
  announcement: or(
    v.object({ id: filled, content: filled, isCloseable: v.optional(flag, true), endsAt: or(instant) }),
  ),
  colorMode: v.optional(
    v.object({
      default: v.optional(v.picklist(['light', 'dark']), 'light'),
      disableSwitch: v.optional(flag, false),
      respectSystem: v.optional(flag, true),
    }),
    {},
  ),
  head: v.optional(
    v.object({
      fontStylesheet: or(pathOrUrl),
      preloadImage: or(pathOrUrl),
      siteScript: or(pathOrUrl),
      tagManagerId: or(v.pipe(text, v.regex(/^GTM-[A-Z0-9]+$/, 'a container id such as GTM-ABC123'))),
      image: or(sitePath),
    }),
    {},
  ),
  editUrl: or(filePattern),
  repository: or(filePattern),
  links: v.optional(
    v.object({ broken: v.optional(linkSeverity, 'error'), anchors: v.optional(linkSeverity, 'error') }),
    {},
  ),
  redirects: v.optional(v.array(v.object({ from: text, to: text })), []),
  security: or(
    v.object({
      contact: v.pipe(
        text,
        v.regex(/^(https:|mailto:|tel:)\S+$/, 'a URL that begins with https:, mailto: or tel:'),
      ),
      expires: instant,
      policy: or(webUrl),
      languages: v.optional(v.array(text), ['en']),
    }),
  ),
  sitemap: v.optional(
    v.object({
      areaExcludes: v.optional(v.array(sitePath), []),
      excludes: v.optional(v.array(sitePath), []),
    }),
    {},
  ),
  markdown: v.optional(
    v.object({
      parser: v.optional(v.picklist(['native', 'remark']), 'native'),
      highlighter: v.optional(v.picklist(['highlight.js', 'shiki']), 'highlight.js'),
      trustHtml: v.optional(flag, false),
      maxBytes: v.optional(count, 1_000_000),
      timeout: v.optional(count, 10_000),
      tocMinLevel: v.optional(level, 2),
      tocMaxLevel: v.optional(level, 3),
      mark: v.optional(flag, false),
      superscript: v.optional(flag, false),
      subscript: v.optional(flag, false),
      math: v.optional(flag, false),
      mistakes: v.optional(severity, 'error'),
    }),
    {},
  ),
  pictures: v.optional(flag, true),
  /** What reads the features checks them. */
  features: v.optional(v.unknown()),
  cache: or(
    v.object({
      url: v.pipe(
        text,
        v.check(isCacheUrl, 'a URL that begins with https:, or http://localhost, without name and query'),
      ),
      token: or(text),
      write: v.optional(flag, false),
    }),
  ),
  budgets: v.optional(
    v.object({ script: or(count), style: or(count), inlineJson: or(count), requests: or(count) }),
    {},
  ),
});

/** The configuration after the schema has checked it. */
export type ConfigInput = v.InferOutput<typeof configSchema>;
