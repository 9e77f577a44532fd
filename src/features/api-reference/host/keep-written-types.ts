import {
  type Application,
  type Context,
  Converter,
  makeRecursiveVisitor,
  type ReferenceType,
  type Reflection,
  ReflectionFlag,
  RestType,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import ts from 'typescript';

/**
 * Restores details of written types that TypeDoc loses. In signatures it reads unions and `keyof` constraints from TypeScript's checker,
 * which changes their order (`A | B` becomes `B | A` as soon as another file mentions `B` first). It also loses `...rest` in named
 * tuples, `abstract` of constructors, the paths of modules, and which index signatures are inherited.
 */
export function keepWrittenTypes({ converter }: Application): void {
  converter.on(Converter.EVENT_CREATE_SIGNATURE, (context, signature, declaration) => {
    if (declaration === undefined) return;
    restore(context, typesOf(signature), [declaration]);
    if (isAbstract(declaration)) signature.setFlag(ReflectionFlag.Abstract);
    const owners = declarationsOf(context, signature.parent);
    if (ts.isIndexSignatureDeclaration(declaration) && !owners.includes(declaration.parent))
      signature.setFlag(ReflectionFlag.Inherited);
  });
  converter.on(Converter.EVENT_RESOLVE_BEGIN, context => {
    for (const reflection of Object.values<Reflection>(context.project.reflections))
      if (reflection.isDeclaration() && reflection.type !== undefined)
        restore(context, [reflection.type], declarationsOf(context, reflection));
  });
  converter.on(Converter.EVENT_CREATE_TYPE_PARAMETER, (context, parameter) => {
    const constraint = declarationsOf(context, parameter).find(ts.isTypeParameterDeclaration)?.constraint;
    if (constraint === undefined || parameter.type?.toString() !== ANY_KEY) return;
    if (ts.isTypeOperatorNode(constraint)) parameter.type = converter.convertType(context, constraint);
  });
}

function isAbstract(declaration: ts.Node): boolean {
  return (
    ts.isConstructorTypeNode(declaration) &&
    declaration.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword) === true
  );
}

/** What `keyof T` becomes if `T` is a type parameter. */
const ANY_KEY = 'string | number | symbol';

function typesOf({ parameters = [], type }: SignatureReflection): readonly SomeType[] {
  return [...parameters.map(parameter => parameter.type), type].filter(part => part !== undefined);
}

function declarationsOf(context: Context, reflection: Reflection): readonly ts.Node[] {
  return context.getSymbolFromReflection(reflection)?.declarations ?? [];
}

function restore(context: Context, types: readonly SomeType[], nodes: readonly ts.Node[]): void {
  const unions = nodes.flatMap(unionsIn);
  const rests = new Set(nodes.flatMap(restsIn));
  const modules = new Map(nodes.flatMap(node => modulesIn(node, context)));
  if (unions.length === 0 && rests.size === 0 && modules.size === 0) return;
  const visitor = makeRecursiveVisitor({
    union: type => {
      type.types = inWrittenOrder(type.types, unions);
    },
    reference: type => {
      if (type.name === MODULE) type.name = modules.get(keyOf(type, context)) ?? type.name;
    },
    tuple: type => {
      type.elements = type.elements.map(element => {
        const isRest = element.type === 'namedTupleMember' && rests.has(comparable(element.toString()));
        return isRest ? new RestType(element) : element;
      });
    },
  });
  for (const type of types) type.visit(visitor);
}

/** The members of each union below a node, as texts that can be compared. */
function unionsIn(node: ts.Node): readonly (readonly string[])[] {
  const own = ts.isUnionTypeNode(node) ? [node.types.map(type => comparable(type.getText()))] : [];
  return [...own, ...childrenOf(node).flatMap(unionsIn)];
}

function restsIn(node: ts.Node): readonly string[] {
  const isRest = ts.isNamedTupleMember(node) && node.dotDotDotToken !== undefined;
  const own = isRest ? [comparable(`${node.name.text}:${node.type.getText()}`)] : [];
  return [...own, ...childrenOf(node).flatMap(restsIn)];
}

/** What TypeDoc calls a module in `typeof import('./module.ts')`. */
const MODULE = '__module';

/** The types of whole modules below a node, each with the module. */
function modulesIn(node: ts.Node, context: Context): readonly (readonly [key: string, text: string])[] {
  const inner = childrenOf(node).flatMap(child => modulesIn(child, context));
  if (!ts.isImportTypeNode(node) || node.qualifier !== undefined) return inner;
  const file = node.getSourceFile();
  const program = context.programs.find(each => each.getSourceFile(file.fileName) === file);
  const symbol = program?.getTypeChecker().getSymbolAtLocation(node);
  return symbol === undefined
    ? inner
    : [...inner, [context.createSymbolId(symbol).getStableKey(), node.getText()]];
}

function keyOf({ symbolId, reflection }: ReferenceType, { project }: Context): string {
  const id = symbolId ?? (reflection && project.getSymbolIdFromReflection(reflection));
  return id?.getStableKey() ?? '';
}

/** Leaves out bodies: no type in them is shown. */
function childrenOf(node: ts.Node): readonly ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, child => void (ts.isBlock(child) || children.push(child)));
  return children;
}

/** `undefined` may be missing: the question mark of an optional parameter already implies it. */
function inWrittenOrder(types: SomeType[], written: readonly (readonly string[])[]): SomeType[] {
  const texts = types.map(type => comparable(type.toString()));
  const match = written.find(union => texts.every(text => union.includes(text)));
  if (match === undefined) return types;
  const ranked = types.map((type, index) => ({ type, rank: match.indexOf(texts[index] ?? '') }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ type }) => type);
}

function comparable(text: string): string {
  return text.replaceAll(/[\s;,()]/g, '').replaceAll("'", '"');
}
