import {
  type CodeBlock,
  codeSlotFor,
  createIdRegister,
  type Dependency,
  type Diagnostic,
  type Heading,
  type IdRegister,
  type LoadOptions,
  type Reference,
  slotFor,
} from '@mapwright/site/source';
import { type ApiModule, type ApiRef, type ApiSource, symbolUrl } from '../api.ts';
import { moduleTitle } from './module-title.ts';

/** The state that collects while a module's page is made, and is discarded afterwards. */
export interface ModulePage {
  /** The module's own file. */
  readonly file: string;
  /** The title of the page. */
  readonly title: string;
  readonly options: LoadOptions;
  readonly headings: Heading[];
  readonly ids: IdRegister;
  readonly references: Reference[];
  readonly codeBlocks: CodeBlock[];
  readonly dependencies: Map<string, Dependency>;
  readonly diagnostics: Diagnostic[];
  /** Slots of links by URL and place: a name that occurs twice in a declaration is one reference. */
  readonly slots: Map<string, string>;
  /** Comments that are already rendered, by text and place. */
  readonly comments: Map<string, RenderedComment>;
  wordCount: number;
}

/** A comment, or a part of one. */
export interface RenderedComment {
  /** Blocks, with slots of the module's page. */
  readonly html: string;
  /** Its first paragraph as plain text. */
  readonly text: string;
}

/** An empty page. */
export function createModulePage(module: ApiModule, options: LoadOptions): ModulePage {
  return {
    file: module.file,
    title: moduleTitle(module),
    options,
    headings: [],
    ids: createIdRegister(),
    references: [],
    codeBlocks: [],
    dependencies: new Map(),
    diagnostics: [],
    slots: new Map(),
    comments: new Map(),
    wordCount: 0,
  };
}

/** Adds a link of a declaration to the page's references, and returns its slot. */
export function addLink(page: ModulePage, ref: ApiRef, source: ApiSource): string {
  const url = symbolUrl(ref);
  const key = `${source.file}:${source.line}:${source.column} ${url}`;
  const known = page.slots.get(key);
  if (known !== undefined) return known;
  page.references.push({ kind: 'link', url, ...placeIn(page, source) });
  const slot = slotFor(page.references.length - 1);
  page.slots.set(key, slot);
  return slot;
}

/** Adds a code block, and returns its slot. */
export function addCode(page: ModulePage, example: Pick<CodeBlock, 'language' | 'code' | 'place'>): string {
  page.codeBlocks.push({
    ...example,
    showsLineNumbers: false,
    marked: [],
    added: [],
    removed: [],
    focused: [],
  });
  return codeSlotFor(page.codeBlocks.length - 1);
}

/** The place of a declaration in the form that the references of this page use. */
export function placeIn(
  page: ModulePage,
  { file, line, column }: ApiSource,
): Pick<Reference, 'file' | 'line' | 'column'> {
  return file === page.file ? { line, column } : { file, line, column };
}
