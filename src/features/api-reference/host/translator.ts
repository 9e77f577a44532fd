import type {
  CommentDisplayPart,
  DeclarationReflection,
  ReferenceType,
  Reflection,
  SignatureReflection,
  SomeType,
} from 'typedoc';
import type { ApiComment, ApiRef, ApiSource, TypeText } from '../api.ts';
import { type SourceOf, sourcesOf } from './api-places.ts';
import type { StandardUrlOf } from './standard-types.ts';
import type { SymbolIndex } from './symbol-index.ts';
import { type CommentContext, markdownOf, translateComment } from './translate-comment.ts';
import { translateCallable, translateType } from './translate-type.ts';

/** What the translation of every part needs: the targets of names, and callbacks for names without one. */
export interface Translator {
  readonly type: (type: SomeType | undefined, owner: Reflection) => TypeText;
  /** A method as its function type. */
  readonly callable: (method: DeclarationReflection) => TypeText;
  readonly comment: (owner: Reflection) => ApiComment | undefined;
  readonly markdown: (parts: readonly CommentDisplayPart[], owner: Reflection) => string;
  readonly source: (reflection: Reflection) => ApiSource;
  readonly memberId: (member: Reflection) => string;
  /** Whether the library itself declares it, not one of its dependencies. */
  readonly isOwn: (member: DeclarationReflection | SignatureReflection) => boolean;
  /** Whether the library extends a type of another one, such as `Window`. */
  readonly isAugmentation: (symbol: DeclarationReflection) => boolean;
}

export interface TranslatorOptions {
  readonly index: SymbolIndex;
  readonly standardUrlOf: StandardUrlOf;
  readonly sourceOf: SourceOf;
  /** Whether a file belongs to the library. Absolute path. */
  readonly isOwnFile: (file: string) => boolean;
  readonly onBrokenLink: (owner: Reflection, text: string) => void;
  /** Called at the first use of a type of the library that its entry points do not export. */
  readonly onUnexported: (owner: Reflection, type: ReferenceType) => void;
}

export function createTranslator(options: TranslatorOptions): Translator {
  const { index, standardUrlOf, sourceOf, isOwnFile, onUnexported } = options;
  const comments: CommentContext = options;
  const unexported = new Set<string>();

  function follow(type: ReferenceType, owner: Reflection): ApiRef | undefined {
    const { reflection, symbolId } = type;
    if (reflection !== undefined) return reflection.isTypeParameter() ? undefined : index.refOf(reflection);
    if (type.externalUrl !== undefined) return { url: type.externalUrl };
    const file = symbolId?.fileName;
    if (file === undefined || type.isIntentionallyBroken()) return undefined;
    const key = `${file} ${type.qualifiedName}`;
    if (isOwnFile(file) && !unexported.has(key)) onUnexported(owner, type);
    unexported.add(key);
    if (symbolId?.packageName !== 'typescript') return undefined;
    const url = standardUrlOf(type.name);
    return url === undefined ? undefined : { url };
  }

  return {
    type: (type, owner) => translateType(type, reference => follow(reference, owner)),
    callable: method => translateCallable(method, reference => follow(reference, method)),
    comment: owner => translateComment(owner, comments),
    markdown: (parts, owner) => markdownOf(parts, owner, comments),
    source: sourceOf,
    memberId: index.memberId,
    isOwn: member => {
      if (member.isSignature() && member.flags.isInherited) return false;
      const sources = sourcesOf(member);
      return sources.length === 0 || sources.some(({ fullFileName }) => isOwnFile(fullFileName));
    },
    isAugmentation: symbol => {
      const owns = sourcesOf(symbol).map(({ fullFileName }) => isOwnFile(fullFileName));
      return owns.includes(true) && owns.includes(false);
    },
  };
}
