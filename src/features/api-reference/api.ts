import type { Dependency, Diagnostic } from '@mapwright/site/source';
import type { ApiMemberKind, ApiSymbolKind } from './api-kind.ts';

export type { ApiMemberKind, ApiSymbolKind } from './api-kind.ts';

/**
 * The reference of a documented library: plain JSON, nothing of the tool that extracted it.
 * Modules are sorted by path; what a module holds stands in the order of its source, inherited members after its own ones.
 */
export interface ApiLibrary {
  readonly modules: readonly ApiModule[];
  /** What is wrong in the declarations and their comments, sorted. */
  readonly diagnostics: readonly Diagnostic[];
}

/** An extraction with the files that it was made of, so that whoever keeps it knows when it is stale. */
export interface ApiExtraction extends ApiLibrary {
  readonly inputs: readonly Dependency[];
}

/** One file of the library. */
export interface ApiModule {
  /** Folders and name: `Core/ArrayIndexed`, of `@module` if the file's comment has one, else of the file's path without its ending. */
  readonly path: string;
  /** POSIX, relative to the root. */
  readonly file: string;
  readonly comment?: ApiComment;
  readonly symbols: readonly ApiSymbol[];
  /** Symbols of other modules that can be imported from here too. */
  readonly reExports: readonly ApiReExport[];
}

export interface ApiReExport {
  /** As this module calls it. */
  readonly name: string;
  readonly ref: ApiRef;
}

export interface ApiSymbol {
  /** With the namespaces that it lies in: `google.maps.Map`. */
  readonly name: string;
  /** Anchor, unique within its module. */
  readonly id: string;
  readonly kind: ApiSymbolKind;
  readonly isAbstract?: boolean;
  /** The library adds to a type of another one, as to `Window`; `members` are what it adds. */
  readonly isAugmentation?: boolean;
  /** Absent where the comments belong to the signatures, as with functions; `commentOf` knows. */
  readonly comment?: ApiComment;
  readonly typeParameters: readonly ApiTypeParameter[];
  /** A function's overloads; what an interface or a type alias can be called with. */
  readonly signatures: readonly ApiSignature[];
  /** Of a type alias or a variable. */
  readonly type?: TypeText;
  /** The parts of a union type that have comments of their own. */
  readonly alternatives: readonly ApiAlternative[];
  readonly defaultValue?: string;
  readonly extends: readonly TypeText[];
  readonly implements: readonly TypeText[];
  readonly extendedBy: readonly TypeText[];
  readonly implementedBy: readonly TypeText[];
  readonly members: readonly ApiMember[];
  readonly source: ApiSource;
}

export interface ApiAlternative {
  readonly type: TypeText;
  /** Markdown. */
  readonly summary: string;
}

/** A member of a class, an interface, an enumeration, or of a type alias or variable that is an object literal type. */
export interface ApiMember {
  readonly name: string;
  /** Anchor, unique within its module: `push` in the symbol that the module is named after, else `Other.push`. */
  readonly id: string;
  readonly kind: ApiMemberKind;
  readonly isStatic?: boolean;
  readonly isOptional?: boolean;
  /** An accessor without a setter is read-only too. */
  readonly isReadonly?: boolean;
  readonly isAbstract?: boolean;
  readonly isProtected?: boolean;
  readonly comment?: ApiComment;
  /** Of methods, constructors and index signatures; also of a property whose type is a function, beside its `type`. */
  readonly signatures: readonly ApiSignature[];
  /** Of properties, events, enumeration members; what an accessor answers. */
  readonly type?: TypeText;
  /** What an accessor takes, where that differs from what it answers or it answers nothing. */
  readonly setterType?: TypeText;
  /** The documented properties of an object literal type. */
  readonly properties: readonly ApiProperty[];
  /** As written, `...` where it is long. */
  readonly defaultValue?: string;
  readonly inheritedFrom?: TypeText;
  readonly overrides?: TypeText;
  readonly implements?: TypeText;
  readonly source: ApiSource;
}

export interface ApiSignature {
  readonly comment?: ApiComment;
  readonly typeParameters: readonly ApiTypeParameter[];
  readonly parameters: readonly ApiParameter[];
  readonly returns: TypeText;
  readonly source: ApiSource;
}

export interface ApiTypeParameter {
  readonly name: string;
  /** `const`, `in`, `out` or `in out`, as written before the name. */
  readonly modifier?: string;
  readonly constraint?: TypeText;
  readonly default?: TypeText;
  readonly comment?: ApiComment;
}

/** A property of an object literal type, with its path from the value that holds it: `center.lat`. */
export interface ApiProperty {
  readonly name: string;
  readonly type: TypeText;
  readonly isOptional?: boolean;
  readonly defaultValue?: string;
  readonly comment?: ApiComment;
}

export interface ApiParameter extends ApiProperty {
  readonly isRest?: boolean;
  /** The documented properties of an object literal type. */
  readonly properties: readonly ApiProperty[];
}

/**
 * A type as it is written. Names that lead somewhere are objects. A text that ends in a separator (` | `, ` & `, `, `, `; `)
 * ends where a line may break.
 */
export type TypeText = readonly (string | ApiName)[];

export interface ApiName {
  readonly text: string;
  readonly ref: ApiRef;
}

/** A place in the reference (`symbol` and `member` are ids), or a page elsewhere that describes a standard type. */
export type ApiRef =
  | { readonly module: string; readonly symbol?: string; readonly member?: string }
  | { readonly url: string };

/** Lines and columns count from 1; `file` is POSIX, relative to the root. */
export interface ApiSource {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * A doc comment. Texts are Markdown; `{@link X}` and `[[X]]` have become links to `symbol:Core/ArrayIndexed#push`
 * (`symbolUrl` writes them). Comments of parameters and type parameters stand there.
 */
export interface ApiComment {
  readonly summary: string;
  readonly remarks?: string;
  readonly returns?: string;
  readonly throws: readonly string[];
  readonly since?: string;
  /** May be empty: deprecated without a word. */
  readonly deprecated?: string;
  readonly defaultValue?: string;
  readonly see: readonly string[];
  readonly examples: readonly ApiExample[];
  /** Other block tags, as `@author`, in their order. */
  readonly tags: readonly { readonly name: string; readonly text: string }[];
  /** Modifier tags without their `@`, as `beta`. */
  readonly modifiers: readonly string[];
}

/** One code block of an example; prose after the last one stands in an example without code. */
export interface ApiExample {
  readonly title?: string;
  /** Markdown that stands before the code. */
  readonly text?: string;
  readonly code: string;
  readonly language: string;
}

/** The comment that introduces a symbol or a member: its own, else that of its first documented signature. */
export function commentOf(item: ApiSymbol | ApiMember): ApiComment | undefined {
  return item.comment ?? item.signatures.find(({ comment }) => comment !== undefined)?.comment;
}

/** Destination of a link to a place in the reference, for the plan to resolve; a page elsewhere keeps its URL. */
export function symbolUrl(ref: ApiRef): string {
  if ('url' in ref) return ref.url;
  const anchor = ref.member ?? ref.symbol;
  const path = ref.module.replace(/[\s()<>\\]/g, sign => `%${sign.charCodeAt(0).toString(16)}`);
  return anchor === undefined ? `symbol:${path}` : `symbol:${path}#${anchor}`;
}
