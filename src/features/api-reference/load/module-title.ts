import type { ApiModule, ApiSymbol } from '../api.ts';
import { isNamesake, lastSegment } from '../namesake.ts';

/** The symbol that a module is named after. */
export function namesakeOf({ path, symbols }: ApiModule): ApiSymbol | undefined {
  return symbols.find(({ name }) => isNamesake(path, name));
}

/**
 * The last segment of a path that was written for readers. For a file name: the name of the symbol that the module is named after, or of
 * its only symbol.
 */
export function moduleTitle(module: ApiModule): string {
  const segment = lastSegment(module.path);
  const isFileName = /^[a-z\d_.-]+$/.test(segment) && /[a-z]/.test(segment);
  const [only, second] = module.symbols;
  const symbol = namesakeOf(module) ?? (second === undefined ? only : undefined);
  return isFileName && symbol !== undefined ? symbol.name : segment;
}
