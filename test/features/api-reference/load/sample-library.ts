import type {
  ApiComment,
  ApiMember,
  ApiModule,
  ApiName,
  ApiParameter,
  ApiSignature,
  ApiSymbol,
} from '../../../../src/features/api-reference/api.ts';
import { loadModule } from '../../../../src/features/api-reference/load/load-module.ts';
import type { MarkdownProcessor } from '../../../../src/generator/load/markdown/markdown-processor.ts';
import type { LoadedEntry } from '../../../../src/generator/model/entry.ts';
import { loadOptionsWith, processorFor } from '../../../unit/load/load-options.ts';

const FILE = 'content/api/core/shelf.ts';

/** A place in the declarations: each has a line of its own. */
export function at(line: number) {
  return { file: FILE, line, column: 3 };
}

export function comment(summary: string, more: Partial<ApiComment> = {}): ApiComment {
  return { summary, throws: [], see: [], examples: [], tags: [], modifiers: [], ...more };
}

/** A name in a type that leads to a symbol of this module, or elsewhere. */
export function nameOf(text: string, symbol = text, module = 'Core/Shelf'): ApiName {
  return { text, ref: { module, symbol } };
}

export function parameter(
  name: string,
  type: ApiParameter['type'],
  more: Partial<ApiParameter> = {},
): ApiParameter {
  return { name, type, properties: [], ...more };
}

export function signature(more: Partial<ApiSignature> = {}): ApiSignature {
  return { typeParameters: [], parameters: [], returns: ['void'], source: at(20), ...more };
}

export function member(name: string, more: Partial<ApiMember> = {}): ApiMember {
  return { name, id: name, kind: 'property', signatures: [], properties: [], source: at(10), ...more };
}

export function method(name: string, ...signatures: Partial<ApiSignature>[]): ApiMember {
  return member(name, { kind: 'method', signatures: signatures.map(each => signature(each)) });
}

export function symbol(name: string, more: Partial<ApiSymbol> = {}): ApiSymbol {
  return {
    name,
    id: name,
    kind: 'class',
    typeParameters: [],
    signatures: [],
    alternatives: [],
    extends: [],
    implements: [],
    extendedBy: [],
    implementedBy: [],
    members: [],
    source: at(5),
    ...more,
  };
}

/** Loads the module `Core/Shelf` with these symbols. */
export function load(
  symbols: readonly ApiSymbol[],
  more: Partial<ApiModule> = {},
  processor: MarkdownProcessor = processorFor('native'),
): LoadedEntry {
  return loadModule(
    { path: 'Core/Shelf', file: FILE, symbols, reExports: [], ...more },
    loadOptionsWith({ linkSchemes: new Set(['symbol']), processor }),
  );
}

/** The body of such a module, its slots readable: `‹0›` for a URL, `‹c0›` for code. */
export function bodyOf(symbols: readonly ApiSymbol[], more?: Partial<ApiModule>): string {
  return load(symbols, more).body.html.replace(/\0(c?\d+)\0/g, '‹$1›');
}

/** What a reader sees of the signatures of a body. */
export function signaturesOf(html: string): readonly string[] {
  return [...html.matchAll(/<pre class="api-signature" translate="no"><code>(.*?)<\/code><\/pre>/gs)].map(
    ([, code = '']) =>
      code
        .replace(/<[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
  );
}

/** What a reader sees of the lines of members. */
export function linesOf(html: string): readonly string[] {
  return [...html.matchAll(/<(div|summary) class="api-line">(.*?)<\/\1>/gs)].map(([, , line = '']) =>
    line.replace(/<[^>]*>/g, '').replaceAll('&gt;', '>'),
  );
}
