import { withDialects } from '../../../src/features/prose/markdown/dialects/with-dialects.ts';
import { directives as prose } from '../../../src/features/prose/markdown/directives.ts';
import type {
  Directive,
  Directives,
  SiteDirective,
  UnlistedDirectives,
} from '../../../src/generator/load/directives/directive.ts';
import { include } from '../../../src/generator/load/directives/include.ts';
import { withOptions } from '../../../src/generator/load/directives/with-options.ts';
import { htmlTools } from '../../../src/generator/load/html/html-tools.ts';
import { Unprepared } from '../../../src/generator/load/lazy-module.ts';
import { loadEntry } from '../../../src/generator/load/load-entry.ts';
import { loadWordsOf } from '../../../src/generator/load/load-words.ts';
import {
  createMarkdownProcessor,
  type MarkdownProcessor,
} from '../../../src/generator/load/markdown/markdown-processor.ts';
import type { Collection } from '../../../src/generator/model/collection.ts';
import type { Diagnostic } from '../../../src/generator/model/diagnostic.ts';
import type { LoadedEntry } from '../../../src/generator/model/entry.ts';
import { wordsOf } from '../../../src/templates/shared/words/words-of.ts';
import { GUIDES } from '../invented-features.ts';

const processors = {
  native: await createMarkdownProcessor({ parser: 'native', math: false }),
  remark: await createMarkdownProcessor({ parser: 'remark', math: false }),
};
const withMath = {
  native: await createMarkdownProcessor({ parser: 'native', math: true }),
  remark: await createMarkdownProcessor({ parser: 'remark', math: true }),
};

export interface LoadTextOptions {
  readonly collection?: Collection;
  readonly path?: string;
  readonly trustHtml?: boolean;
  readonly maxBytes?: number;
  /** Switches on `==`, `^` and `~`. */
  readonly marks?: boolean;
  readonly math?: boolean;
  readonly parser?: 'native' | 'remark';
  /** Other files of the project: path from the root → text. */
  readonly files?: Readonly<Record<string, string>>;
  /** Of a feature, around the pipeline. */
  readonly extend?: (processor: MarkdownProcessor) => MarkdownProcessor;
  /** Of features, beside those of every site. */
  readonly directives?: readonly SiteDirective[];
  /** Schemes of links that features resolve. */
  readonly linkSchemes?: readonly string[];
  readonly unlisted?: UnlistedDirectives;
}

/** The directives of every site, and further ones. */
export function directivesWith(further: readonly SiteDirective[] = []): Directives {
  const ofEverySite = [include, ...prose].map(directive => withOptions(directive, {}));
  return new Map([...ofEverySite, ...further].map(directive => [directive.name, directive]));
}

/** The pipeline that tests share. */
export function processorFor(parser: 'native' | 'remark'): MarkdownProcessor {
  return processors[parser];
}

/** Loads a text as `content/docs/guides/page.md`, or what the options say. */
export function loadText(text: string | Uint8Array, options: LoadTextOptions = {}): LoadedEntry {
  const { collection = GUIDES, path = 'guides/page.md', parser = 'native', files = {} } = options;
  const encoder = new TextEncoder();
  const bytes = typeof text === 'string' ? encoder.encode(text) : text;
  const markdown = {
    parser,
    highlighter: 'highlight.js' as const,
    trustHtml: options.trustHtml ?? false,
    maxBytes: options.maxBytes ?? 1_000_000,
    timeout: 5000,
    tocMinLevel: 2,
    tocMaxLevel: 3,
    mark: options.marks ?? false,
    superscript: options.marks ?? false,
    mistakes: 'error' as const,
    subscript: options.marks ?? false,
    math: options.math ?? false,
  };
  const directives = directivesWith(options.directives);
  const product = { name: 'Map Maker', slug: 'map-maker' };
  const unlistedDirectives = () => options.unlisted ?? new Map();
  return loadEntry(
    { collection, file: `${collection.folders[0]}${path}`, path, bytes },
    {
      ...loadWordsOf({ language: 'en', words: wordsOf('en') }),
      product,
      markdown,
      directives,
      linkSchemes: new Set(options.linkSchemes),
      unlistedDirectives,
      htmlTools: () => htmlTools,
      processor: (options.math ? withMath : processors)[parser],
      readFile: file => (Object.hasOwn(files, file) ? encoder.encode(files[file]) : undefined),
      extend: processor =>
        withDialects(options.extend?.(processor) ?? processor, {
          product,
          markdown,
          directives,
          unlistedDirectives,
        }),
    },
  );
}

/** The HTML of a text, its slots readable: `‹0›` for a URL, `‹c0›` for code. */
export function htmlOf(text: string, options?: LoadTextOptions): string {
  const { html } = loadText(text, options).body;
  return html.replace(/\0[pq]\d+\0/g, '').replace(/\0(c?\d+)\0/g, '‹$1›');
}

/** Diagnostics as a person reads them, one a paragraph. */
export function printed(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(print).join('\n\n');
}

function print({ severity, code, message, place, hint, related = [] }: Diagnostic): string {
  const position = [place?.file, place?.line, place?.column].filter(part => part !== undefined).join(':');
  const lines = [`${position} ${severity} ${code}`, message];
  if (hint !== undefined) lines.push(`→ ${hint}`);
  for (const other of related) lines.push(`  ${other.file}:${other.line}:${other.column} ${other.message}`);
  return lines.join('\n');
}

/** What is wrong with a text, as a person reads it. */
export function problemsOf(text: string | Uint8Array, options?: LoadTextOptions): string {
  return printed(loadText(text, options).diagnostics);
}

/** The same three for texts with directives of a feature. */
export function loadingWith(...directives: readonly Directive[]) {
  const bound = directives.map(directive => withOptions(directive, {}));
  const given = (options: LoadTextOptions = {}) => ({ directives: bound, ...options });
  return {
    loadText: (text: string, options?: LoadTextOptions) => loadText(text, given(options)),
    htmlOf: (text: string, options?: LoadTextOptions) => htmlOf(text, given(options)),
    problemsOf: (text: string, options?: LoadTextOptions) => problemsOf(text, given(options)),
  };
}

/** Imports what only some texts need: a test loads synchronously. */
export async function prepare(text: string, options?: LoadTextOptions): Promise<void> {
  try {
    loadText(text, options);
  } catch (error) {
    if (!(error instanceof Unprepared)) throw error;
    await error.prepare();
    await prepare(text, options);
  }
}
await prepare('+++\ntitle = "TOML"\n+++\n');
await prepare('$x$', { math: true });
await prepare(':rocket:');
