import ts from 'typescript';

/** A TypeScript file without what names a feature: its import or export, and its place in lists. `name` is the function's, `apiReference`. */
export function withoutFeature(text: string, name: string): string {
  const cuts: ts.TextRange[] = [];
  const visit = (node: ts.Node): void => {
    if (namesFeature(node, name)) cuts.push(withComma(node, text));
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true));
  return cuts.reverse().reduce((rest, { pos, end }) => rest.slice(0, pos) + rest.slice(end), text);
}

/** `export { maps } from './maps/index.ts'` as a whole, `maps` among other imports, `maps({ … })` in a list. */
function namesFeature(node: ts.Node, name: string): boolean {
  if (ts.isExportDeclaration(node)) return node.exportClause?.getText() === `{ ${name} }`;
  if (ts.isImportSpecifier(node)) return node.name.text === name;
  return (
    ts.isCallExpression(node) &&
    ts.isArrayLiteralExpression(node.parent) &&
    node.expression.getText() === name
  );
}

function withComma(node: ts.Node, text: string): ts.TextRange {
  const end = node.getEnd();
  return { pos: node.getFullStart(), end: text[end] === ',' ? end + 1 : end };
}
