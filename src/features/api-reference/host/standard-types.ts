import type ts from 'typescript';

/** URL of the page that describes a type of JavaScript, the browser or TypeScript itself, if there is one. */
export type StandardUrlOf = (name: string) => string | undefined;

const MDN = 'https://developer.mozilla.org/en-US/docs/Web';
const HANDBOOK = 'https://www.typescriptlang.org/docs/handbook/utility-types.html';

/** Anchors of the handbook's page on utility types. */
const UTILITY_TYPES: Readonly<Record<string, string>> = {
  Awaited: 'awaitedtype',
  Partial: 'partialtype',
  Required: 'requiredtype',
  Readonly: 'readonlytype',
  Record: 'recordkeys-type',
  Pick: 'picktype-keys',
  Omit: 'omittype-keys',
  Exclude: 'excludeuniontype-excludedmembers',
  Extract: 'extracttype-union',
  NonNullable: 'nonnullabletype',
  Parameters: 'parameterstype',
  ConstructorParameters: 'constructorparameterstype',
  ReturnType: 'returntypetype',
  InstanceType: 'instancetypetype',
  NoInfer: 'noinfertype',
  ThisParameterType: 'thisparametertypetype',
  OmitThisParameter: 'omitthisparametertype',
  ThisType: 'thistypetype',
  Uppercase: 'uppercasestringtype',
  Lowercase: 'lowercasestringtype',
  Capitalize: 'capitalizestringtype',
  Uncapitalize: 'uncapitalizestringtype',
};

/**
 * MDN has a page for everything that exists at run time: TypeScript's libraries declare a variable for it. With a small letter, most are
 * properties of the window, such as `status`. Those that are called like their type, such as `console`, lead to the page of the type.
 */
export function createStandardUrlOf(program: ts.Program): StandardUrlOf {
  const folders = new Map<string, string>();
  for (const file of program.getSourceFiles()) {
    if (!program.isSourceFileDefaultLibrary(file)) continue;
    const folder = /\blib\.(?:dom|webworker)/.test(file.fileName)
      ? 'API'
      : 'JavaScript/Reference/Global_Objects';
    for (const [, name = '', type = ''] of file.text.matchAll(/^declare var (\w+):\s*(\w*)/gm)) {
      const hasPage = /^[A-Z]/.test(name) || type.toLowerCase() === name;
      if (hasPage && !folders.has(name)) folders.set(name, folder);
    }
  }
  return name => {
    const anchor = Object.hasOwn(UTILITY_TYPES, name) ? UTILITY_TYPES[name] : undefined;
    if (anchor !== undefined) return `${HANDBOOK}#${anchor}`;
    const folder = folders.get(name);
    return folder === undefined ? undefined : `${MDN}/${folder}/${name}`;
  };
}
