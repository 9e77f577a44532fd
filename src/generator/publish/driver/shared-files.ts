import type { SharedCache } from '../../host/shared-cache/shared-cache.ts';
import type { OutputContent } from '../../model/output.ts';
import { type Pack, type PackMember, packsOf, type Share } from '../../model/pack.ts';
import type { LazyFile } from './lazy-files.ts';
import { createPackExchange } from './pack-exchange.ts';

/** The files of features, as machines share them: a map's picture takes longer to draw than a page to render. */
export interface SharedFiles {
  /** Takes files that others have made; gives those that are left. */
  readonly fetch: (
    wanted: readonly LazyFile[],
    onFile: (file: LazyFile, content: OutputContent) => void,
  ) => Promise<readonly LazyFile[]>;
  /** The files of a share that no machine has made. */
  readonly missingOf: (share: Share) => Promise<readonly LazyFile[]>;
  /** Sends a file, once all others of its pack are there. */
  readonly add: (file: LazyFile, content: OutputContent) => Promise<void>;
}

interface FileMember extends PackMember {
  readonly file: LazyFile;
}

/** Pictures are large. */
const SIZE = 8;

/** JSON has no bytes; compression makes up for Base64. */
type SharedFile = { readonly text: string } | { readonly base64: string };

/** Shares those of the files that take long to make. */
export function createSharedFiles(files: readonly LazyFile[], cache: SharedCache): SharedFiles {
  const packs = packsOf(
    'files',
    files.filter(({ isShared }) => isShared).map(file => ({ id: file.output, key: file.key, file })),
    SIZE,
  );
  const exchange = createPackExchange(packs, {
    cache,
    itemOf: ({ file }: FileMember) => file,
    isValue: isSharedFile,
  });
  return {
    fetch: async (wanted, onFile) => {
      const { left } = await exchange.fetch(wanted, ({ file }, value) => {
        onFile(file, contentOf(value));
        return true;
      });
      return [...left];
    },
    missingOf: async share => filesOf((await exchange.packsOf(share)).missing),
    add: (file, content) => exchange.add(file, content.type === 'copy' ? undefined : sharedFileOf(content)),
  };
}

function filesOf(packs: readonly Pack<FileMember>[]): readonly LazyFile[] {
  return packs.flatMap(({ members }) => members.map(({ file }) => file));
}

function sharedFileOf(content: Exclude<OutputContent, { readonly type: 'copy' }>): SharedFile {
  return content.type === 'text'
    ? { text: content.text }
    : { base64: Buffer.from(content.bytes).toString('base64') };
}

function contentOf(file: SharedFile): OutputContent {
  return 'text' in file
    ? { type: 'text', text: file.text }
    : { type: 'bytes', bytes: Buffer.from(file.base64, 'base64') };
}

function isSharedFile(value: unknown): value is SharedFile {
  if (typeof value !== 'object' || value === null) return false;
  const { text, base64 } = value as { text?: unknown; base64?: unknown };
  return typeof text === 'string' || typeof base64 === 'string';
}
