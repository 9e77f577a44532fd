import { withDialects } from '../../../src/features/prose/markdown/dialects/with-dialects.ts';
import type {
  Directive,
  SiteDirective,
  UnlistedDirectives,
} from '../../../src/generator/load/directives/directive.ts';
import { withOptions } from '../../../src/generator/load/directives/with-options.ts';
import { Unprepared } from '../../../src/generator/load/lazy-module.ts';
import { loadEntry } from '../../../src/generator/load/load-entry.ts';
import type { MarkdownProcessor } from '../../../src/generator/load/markdown/markdown-processor.ts';
import type { Collection } from '../../../src/generator/model/collection.ts';
import type { Diagnostic } from '../../../src/generator/model/diagnostic.ts';
import type { LoadedEntry } from '../../../src/generator/model/entry.ts';
import { DEFAULT_CONFIG } from '../default-config.ts';
import { GUIDES } from '../invented-features.ts';
import { directivesWith, loadOptionsWith, processorFor } from './load-options.ts';

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

/** Loads a text as `content/docs/guides/page.md`, or what the options say. */
export function loadText(text: string | Uint8Array, options: LoadTextOptions = {}): LoadedEntry {
  const { collection = GUIDES, path = 'guides/page.md', parser = 'native', files = {} } = options;
  const encoder = new TextEncoder();
  const bytes = typeof text === 'string' ? encoder.encode(text) : text;
  const {
    marks = false,
    trustHtml = false,
    maxBytes = DEFAULT_CONFIG.markdown.maxBytes,
    math = false,
  } = options;
  const switches = { mark: marks, superscript: marks, subscript: marks, math };
  const given = loadOptionsWith({
    markdown: { ...DEFAULT_CONFIG.markdown, ...switches, parser, trustHtml, maxBytes },
    directives: directivesWith(options.directives),
    linkSchemes: new Set(options.linkSchemes),
    unlistedDirectives: () => options.unlisted ?? new Map(),
    processor: processorFor(parser, math),
    readFile: file => (Object.hasOwn(files, file) ? encoder.encode(files[file]) : undefined),
  });
  return loadEntry(
    { collection, file: `${collection.folders[0]}${path}`, path, bytes },
    { ...given, extend: processor => withDialects(options.extend?.(processor) ?? processor, given) },
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
