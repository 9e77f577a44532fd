import type { Diagnostic } from '@mapwright/site/system';
import type { ApiMember, ApiModule, ApiSource, ApiSymbol } from '../api.ts';

/**
 * Finds the library's own symbols, members and overloads without a comment. A constructor without parameters and the properties of a
 * value need none. Inherited members are described at their origin.
 */
export function findUndocumented(
  modules: readonly ApiModule[],
  severity: Diagnostic['severity'],
): readonly Diagnostic[] {
  return modules
    .flatMap(({ symbols }) => symbols)
    .flatMap(symbol => [
      ...(symbol.isAugmentation ? [] : gapsOf(symbol.name, symbol)),
      ...(symbol.kind === 'variable' ? [] : symbol.members)
        .filter(member => member.inheritedFrom === undefined && !isPlainConstructor(member))
        .flatMap(member => gapsOf(`${symbol.name}.${member.name}`, member)),
    ])
    .map(({ name, source }) => ({
      severity,
      code: 'api/undocumented',
      message: `“${name}” has no comment`,
      place: source,
      hint: 'Describe it in a /** comment */ before it, or mark it with @internal.',
    }));
}

interface Gap {
  readonly name: string;
  readonly source: ApiSource;
}

function gapsOf(name: string, item: ApiSymbol | ApiMember): readonly Gap[] {
  if (hasText(item)) return [];
  if (item.signatures.length === 0) return [{ name, source: item.source }];
  return item.signatures.filter(signature => !hasText(signature)).map(({ source }) => ({ name, source }));
}

function hasText({ comment }: Pick<ApiSymbol, 'comment'>): boolean {
  return comment !== undefined && [comment.summary, comment.remarks, comment.deprecated].some(Boolean);
}

function isPlainConstructor({ kind, signatures }: ApiMember): boolean {
  return kind === 'constructor' && signatures.every(({ parameters }) => parameters.length === 0);
}
