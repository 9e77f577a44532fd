import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../machine.ts';
import { DECLARATIONS } from './own-reference.ts';

/** The names of an interface's members, such as those of `MapEvents` in `map/map-events.ts`. Throws where there is no such interface. */
export function declaredNames(file: string, name: string): readonly string[] {
  const text = readFileSync(join(projectRoot, DECLARATIONS, file), 'utf8');
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found = statements.find(
    statement => ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  );
  if (!found || !ts.isInterfaceDeclaration(found)) throw new Error(`${file} declares no interface ${name}`);
  return found.members.flatMap(member => nameOf(member.name));
}

function nameOf(name: ts.PropertyName | undefined): readonly string[] {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [];
}
