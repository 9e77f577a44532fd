import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Redirect } from '../../src/generator/model/route.ts';
import type { HostFileKind } from '../../src/generator/publish/host-file-kinds.ts';
import { siteFiles } from '../../src/generator/publish/site-files.ts';
import {
  exampleConfig,
  exampleOptions,
  examplePlan,
  exampleRoute,
  textOf,
} from '../unit/publish/example-site.ts';

/** A published folder with the files of every host. */
export interface PublishedSite {
  /** Folder that a server publishes as `/`. */
  readonly documentRoot: string;
  readonly baseUrl: string;
  /** Text of each published file. */
  readonly texts: ReadonlyMap<string, string>;
}

export interface PublishedParts {
  readonly baseUrl?: string;
  readonly policy?: string;
  readonly hostFileKinds?: readonly HostFileKind[];
  readonly redirects?: readonly Redirect[];
  /** Clean paths of pages; each says its own path. */
  readonly pages?: readonly string[];
  /** Further files, by their output path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Files that have compressed copies beside them. */
  readonly withCopies?: readonly string[];
}

/** What every answer must say, letter for letter. */
export const POLICY =
  "default-src 'self'; script-src 'self' 'sha256-abc='; img-src 'self' data: https://a.example:8080; object-src 'none'";

/** Writes a small site into a folder of its own, with what the program writes for hosts. `remove` deletes it. */
export async function publishSite({
  baseUrl = '/',
  policy = POLICY,
  hostFileKinds = ['nginx', 'apache', 'vercel'],
  redirects = [],
  pages = ['/'],
  files = {},
  withCopies = [],
}: PublishedParts): Promise<PublishedSite & { readonly remove: () => void }> {
  const documentRoot = mkdtempSync(join(tmpdir(), 'hosts-test-'));
  const config = exampleConfig({ baseUrl });
  const routes = pages.map(path => exampleRoute(path));
  const plan = examplePlan({ routes, redirects: [...redirects] });
  const own = await siteFiles(
    plan,
    config,
    exampleOptions(config, { policy: { header: policy, meta: policy }, hostFileKinds }),
  );
  const texts = new Map([
    ...own.map(file => [file.path, textOf(file)] as const),
    ...routes.map(({ path, output }) => [output, `<!doctype html><title>${path}</title>`] as const),
    ...Object.entries(files),
  ]);
  for (const [path, text] of texts) {
    const file = join(documentRoot, baseUrl, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const path of withCopies) {
    const file = join(documentRoot, baseUrl, path);
    const text = texts.get(path) ?? '';
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  // A server that is started by root gives that up before it reads.
  chmodSync(documentRoot, 0o755);
  return {
    documentRoot,
    baseUrl,
    texts,
    remove: () => rmSync(documentRoot, { recursive: true, force: true }),
  };
}
