import type { EntryHead, LoadedEntry } from '../model/entry.ts';
import type { SourceFile } from '../model/paths/project-files.ts';
import { readingMinutesOf } from '../model/text/reading-minutes.ts';
import { type ParsedFrontMatter, parseFrontMatter } from './front-matter/parse-front-matter.ts';
import type { MarkdownProcessor } from './markdown/markdown-processor.ts';
import type { LoadSurroundings } from './markdown/page-context.ts';
import { type RenderedPage, renderPage } from './markdown/render-page.ts';
import { decodeSource } from './source/decode-source.ts';
import { fillProductInPath, type Product } from './source/fill-product.ts';
import { splitFrontMatter } from './source/split-front-matter.ts';

/** What loading an entry needs from outside, with the Markdown pipeline. */
export interface LoadOptions extends Omit<LoadSurroundings, 'parse'> {
  readonly processor: MarkdownProcessor;
  /** What features add to the pipeline for pages. */
  readonly extend?: (processor: MarkdownProcessor) => MarkdownProcessor;
}

/** Turns a Markdown file into an entry. Returns everything that is wrong with the file as diagnostics. */
export function loadEntry(source: SourceFile, options: LoadOptions): LoadedEntry {
  const { file, collection } = source;
  const { processor, product } = options;
  const decoded = decodeSource(file, source.bytes, options.markdown.maxBytes);
  const { fields: written, body, diagnostics } = splitFrontMatter(file, decoded.text ?? '');
  const fields =
    written === undefined
      ? NO_FIELDS
      : parseFrontMatter({ file, schema: collection.frontMatter, written }, product);
  const { trustHtml, tocMinLevel, tocMaxLevel } = { ...options.markdown, ...fields.frontMatter };
  const page = renderPage(file, body, {
    ...options,
    markdown: { ...options.markdown, tocMinLevel, tocMaxLevel },
    processor: options.extend?.(processor) ?? processor,
    trustsHtml: trustHtml,
    leavesTitleOut: collection.leavesTitleOut ?? false,
    sections: collection.sections ?? [],
  });
  return {
    head: headOf(source, product, fields, page),
    body: page.body,
    dependencies: page.dependencies,
    diagnostics: [...decoded.diagnostics, ...diagnostics, ...fields.diagnostics, ...page.diagnostics],
  };
}

const NO_FIELDS: ParsedFrontMatter = { frontMatter: {}, fieldLines: {}, diagnostics: [] };

function headOf(
  source: SourceFile,
  product: Product,
  fields: ParsedFrontMatter,
  page: RenderedPage,
): EntryHead {
  const { collection, file } = source;
  const { frontMatter, fieldLines } = fields;
  const path = fillProductInPath(source.path, product);
  return {
    collection: collection.name,
    file,
    path,
    frontMatter,
    fieldLines,
    title: frontMatter.title || page.firstTitle || collection.titleOf(path),
    hasOwnTitle: page.hasOwnTitle || frontMatter.hideTitle === true,
    headings: page.headings,
    ids: page.ids,
    references: page.references,
    excerpt: frontMatter.description ?? page.excerpt,
    readingMinutes: readingMinutesOf(page.wordCount),
    ...(page.body.html.trim() === '' && { isEmpty: true }),
  };
}
