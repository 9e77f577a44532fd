import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../machine.ts';
import { DECLARATIONS } from './own-reference.ts';

/** The options of a map by their paths, `zoom.limit`, with what the declarations give as the default. */
export function declaredOptions(): ReadonlyMap<string, string | undefined> {
  const file = join(projectRoot, DECLARATIONS, 'map', 'options-interfaces', 'map-options.ts');
  const program = ts.createProgram([file], { strict: true, noEmit: true, allowImportingTsExtensions: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source)?.exports?.get('MapOptions' as ts.__String);
  if (!symbol) throw new Error(`${file} exports no MapOptions`);
  return new Map(membersOf(checker.getDeclaredTypeOfSymbol(symbol), '', checker));
}

type Option = readonly [path: string, standard: string | undefined];

/** The members of a type, and theirs. Lists, functions, and classes from other files of the reference are values. */
function membersOf(type: ts.Type, prefix: string, checker: ts.TypeChecker): readonly Option[] {
  return checker.getPropertiesOfType(type).flatMap(property => {
    const path = `${prefix}${property.name}`;
    const inner = checker.getNonNullableType(checker.getTypeOfSymbol(property));
    const own: Option = [path, defaultOf(property, checker)];
    return isGroup(inner) ? [own, ...membersOf(inner, `${path}.`, checker)] : [own];
  });
}

/** An object type that is written in the files of the options. */
function isGroup(type: ts.Type): boolean {
  if (!(type.flags & ts.TypeFlags.Object) || type.getCallSignatures().length > 0) return false;
  const [declaration] = (type.aliasSymbol ?? type.symbol)?.declarations ?? [];
  if (declaration === undefined || ts.isClassDeclaration(declaration)) return false;
  return (
    type.aliasSymbol !== undefined || declaration.getSourceFile().fileName.includes('/options-interfaces/')
  );
}

function defaultOf(property: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const tag = property.getJsDocTags(checker).find(({ name }) => name === 'defaultValue');
  return tag && ts.displayPartsToString(tag.text).trim();
}
