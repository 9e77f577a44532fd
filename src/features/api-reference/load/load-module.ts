import {
  type EntryHead,
  eagerPictures,
  type LoadedEntry,
  type LoadOptions,
  readingMinutesOf,
} from '@mapwright/site/source';
import { type ApiModule, type ApiSymbol, commentOf } from '../api.ts';
import { commentText } from './comment-html.ts';
import { commentSource } from './comment-parts.ts';
import { moduleHtml } from './module-html.ts';
import { createModulePage, type ModulePage } from './module-page.ts';
import { namesakeOf } from './module-title.ts';
import { symbolHeads } from './symbol-heads.ts';

/** Converts a module of the documented library into an entry. Returns mistakes in its comments as diagnostics. */
export function loadModule(module: ApiModule, options: LoadOptions): LoadedEntry {
  const page = createModulePage(module, options);
  const symbols = inOrder(module);
  takeIds(page, symbols);
  const html = moduleHtml(page, module, symbols);
  return {
    head: headOf(page, module, symbols),
    body: {
      html,
      codeBlocks: page.codeBlocks,
      stylesheets: ['reference'],
      pictures: eagerPictures(html),
    },
    dependencies: [...page.dependencies.values()],
    diagnostics: page.diagnostics,
  };
}

/** Puts what readers look for first: the symbol that the module is named after, else its only class. */
function inOrder(module: ApiModule): readonly ApiSymbol[] {
  const [onlyClass, otherClass] = module.symbols.filter(({ kind }) => kind === 'class');
  const first = namesakeOf(module) ?? (otherClass === undefined ? onlyClass : undefined);
  if (first === undefined) return module.symbols;
  return [first, ...module.symbols.filter(symbol => symbol !== first)];
}

/** Reserves the model's ids before anything else can take one. */
function takeIds(page: ModulePage, symbols: readonly ApiSymbol[]): void {
  for (const symbol of symbols) {
    page.ids.take(symbol.id);
    for (const member of symbol.members) page.ids.take(member.id);
  }
}

/** A longer outline does not help: the groups have headings of their own. */
const MAX_OUTLINE = 100;

function headOf(page: ModulePage, module: ApiModule, symbols: readonly ApiSymbol[]): EntryHead {
  return {
    collection: 'api',
    file: module.file,
    path: module.path,
    frontMatter:
      page.headings.filter(({ level }) => level <= 3).length > MAX_OUTLINE ? { tocMaxLevel: 2 } : {},
    fieldLines: {},
    title: page.title,
    hasOwnTitle: false,
    headings: page.headings,
    ids: page.ids.all(),
    references: page.references,
    excerpt: excerptOf(page, module, symbols),
    readingMinutes: readingMinutesOf(page.wordCount),
    data: symbolHeads(page, symbols),
  };
}

function excerptOf(page: ModulePage, module: ApiModule, symbols: readonly ApiSymbol[]): string {
  const source = { file: module.file, line: 1, column: 1 };
  const own = commentText(page, module.comment?.summary, source);
  const first = symbols.find(symbol => commentOf(symbol) !== undefined);
  if (own !== '' || first === undefined) return own;
  return commentText(page, commentOf(first)?.summary, commentSource(first));
}
