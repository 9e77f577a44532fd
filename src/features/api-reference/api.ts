import type { Dependency, Diagnostic } from '@mapwright/site/source';
import type { ApiMemberKind, ApiSymbolKind } from './api-kind.ts';

export type { ApiMemberKind, ApiSymbolKind } from './api-kind.ts';

/**
 * The reference of a documented library as plain JSON, without any trace of the tool that extracted it. Modules are sorted by path. The
 * contents of a module are in source order, inherited members after own ones.
 */
export interface ApiLibrary {
  readonly modules: readonly ApiModule[];
  /** Mistakes in the declarations and their comments, sorted. */
  readonly diagnostics: readonly Diagnostic[];
}

/** An extraction with the files that it depends on, so that a cache can tell when it is stale. */
export interface ApiExtraction extends ApiLibrary {
  readonly inputs: readonly Dependency[];
}

/** One file of the library. */
export interface ApiModule {
  /** Folders and name, such as `Core/ArrayIndexed`: from `@module` if the file's comment has one, else the file's path without its extension. */
  readonly path: string;
  /** POSIX, relative to the root. */
  readonly file: string;
  readonly comment?: ApiComment;
  readonly symbols: readonly ApiSymbol[];
  /** Symbols of other modules that this module exports too. */
  readonly reExports: readonly ApiReExport[];
}

export interface ApiReExport {
  /** Its name in this module. */
  readonly name: string;
  readonly ref: ApiRef;
}

export interface ApiSymbol {
  /** Includes its namespaces: `google.maps.Map`. */
  readonly name: string;
  /** Anchor, unique within its module. */
  readonly id: string;
  readonly kind: ApiSymbolKind;
  readonly isAbstract?: boolean;
  /** The library extends a type of another one, such as `Window`; `members` are the additions. */
  readonly isAugmentation?: boolean;
  /** Absent if the comments belong to the signatures, as for functions; use `commentOf`. */
  readonly comment?: ApiComment;
  readonly typeParameters: readonly ApiTypeParameter[];
  /** The overloads of a function, or the call signatures of an interface or a type alias. */
  readonly signatures: readonly ApiSignature[];
  /** Of a type alias or a variable. */
  readonly type?: TypeText;
  /** The alternatives of a union type that have their own comments. */
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

/** A member of a class, an interface or an enumeration, or of a type alias or variable that is an object literal type. */
export interface ApiMember {
  readonly name: string;
  /** Anchor, unique within its module: `push` in the symbol that the module is named after, else `Other.push`. */
  readonly id: string;
  readonly kind: ApiMemberKind;
  readonly isStatic?: boolean;
  readonly isOptional?: boolean;
  /** Includes accessors without a setter. */
  readonly isReadonly?: boolean;
  readonly isAbstract?: boolean;
  readonly isProtected?: boolean;
  readonly comment?: ApiComment;
  /** Of methods, constructors and index signatures; also of a property with a function type, in addition to its `type`. */
  readonly signatures: readonly ApiSignature[];
  /** Of properties, events and enumeration members; for an accessor, what its getter returns. */
  readonly type?: TypeText;
  /** The type that a setter accepts, if it differs from the getter's or there is no getter. */
  readonly setterType?: TypeText;
  /** The documented properties of an object literal type. */
  readonly properties: readonly ApiProperty[];
  /** As written; `...` if it is long. */
  readonly defaultValue?: string;
  readonly inheritedFrom?: TypeText;
  readonly overrides?: TypeText;
  readonly implements?: TypeText;
  readonly source: ApiSource;
}

export interface ApiSignature {
  /** Before a call that makes an object. */
  readonly keyword?: 'new' | 'abstract new';
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

/** A property of an object literal type, with its path from the value that contains it: `center.lat`. */
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

/** A type as it is written. Names with a link are objects. A line may break after a text that ends in a separator (` | `, ` & `, `, `, `; `). */
export type TypeText = readonly (string | ApiName)[];

export interface ApiName {
  readonly text: string;
  readonly ref: ApiRef;
}

/** A place in the reference (`symbol` and `member` are ids), or an external page that describes a standard type. */
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
 * A doc comment. Texts are Markdown; `{@link X}` and `[[X]]` have become links to `symbol:Core/ArrayIndexed#push` (`symbolUrl` writes
 * them). Comments of parameters and type parameters are stored with those.
 */
export interface ApiComment {
  readonly summary: string;
  readonly remarks?: string;
  readonly returns?: string;
  readonly throws: readonly string[];
  readonly since?: string;
  /** Empty if the symbol is deprecated without an explanation. */
  readonly deprecated?: string;
  readonly defaultValue?: string;
  /** The group of a class's members that it belongs to, such as `Markers`; plain text. */
  readonly category?: string;
  readonly see: readonly string[];
  readonly examples: readonly ApiExample[];
  /** Other block tags, such as `@author`, in order. */
  readonly tags: readonly { readonly name: string; readonly text: string }[];
  /** Modifier tags without `@`, such as `beta`. */
  readonly modifiers: readonly string[];
}

/** One code block of an example. Prose after the last block becomes an example without code. */
export interface ApiExample {
  readonly title?: string;
  /** Markdown before the code. */
  readonly text?: string;
  readonly code: string;
  readonly language: string;
}

/** The comment that introduces a symbol or a member: its own, else that of the first documented signature. */
export function commentOf(item: ApiSymbol | ApiMember): ApiComment | undefined {
  return item.comment ?? item.signatures.find(({ comment }) => comment !== undefined)?.comment;
}

/** Destination of a link to a place in the reference, which the plan resolves; an external page keeps its URL. */
export function symbolUrl(ref: ApiRef): string {
  if ('url' in ref) return ref.url;
  const anchor = ref.member ?? ref.symbol;
  const path = ref.module.replace(/[\s()<>\\]/g, sign => `%${sign.charCodeAt(0).toString(16)}`);
  return anchor === undefined ? `symbol:${path}` : `symbol:${path}#${anchor}`;
}
