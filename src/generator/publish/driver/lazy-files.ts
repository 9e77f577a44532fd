import { join } from 'node:path';
import type { Memo } from '../../host/cache/memo.ts';
import type { PictureDrawer } from '../../host/picture/picture-drawer.ts';
import type { Bundle } from '../../model/bundle.ts';
import { contentHash } from '../../model/content-hash.ts';
import { type OutputFile, textFile } from '../../model/output.ts';
import type { MadeFile } from '../../model/site-file.ts';
import type { Project } from '../../plan/driver/plan-project.ts';
import { hrefOf, outputOf } from '../../plan/urls.ts';
import type { HostFileKind } from '../host-file-kinds.ts';
import { siteFiles, siteFilesKey } from '../site-files.ts';
import { createFileTools } from './file-tools.ts';
import { sitePolicyOf } from './site-policy.ts';

/** A file of the site that is no page, made when it is needed. */
export interface LazyFile {
  /** POSIX, relative to the output folder. */
  readonly output: string;
  /** Names its bytes: same key, same bytes. */
  readonly key: string;
  readonly make: () => Promise<MadeFile>;
  /** Whether it takes so long to make that machines share it. */
  readonly isShared?: boolean;
}

export interface LazyFileOptions {
  /** Absolute path of the site's folder. */
  readonly root: string;
  readonly programHash: string;
  readonly memo: Memo;
  readonly pictures: PictureDrawer;
  readonly hostFiles: readonly HostFileKind[];
}

/** Every file of the site that is not a page. A build writes all of them; `dev` makes one when a browser requests it. */
export async function lazyFilesOf(
  project: Project,
  bundle: Bundle,
  options: LazyFileOptions,
): Promise<readonly LazyFile[]> {
  const { plan, config } = project;
  const { root, programHash } = options;
  const tools = createFileTools(options.pictures, config.markdown.timeout, root);
  return [
    ...(await machineFiles(project, bundle, options)),
    ...plan.siteFiles.map(({ output, key, make }) => ({
      output,
      key: contentHash(programHash, key),
      make: () => make(tools),
      isShared: true,
    })),
    ...bundle.files.map(file => madeAlready(file, contentHash(bundle.hash, file.path))),
    ...plan.jsonFiles.map(({ output, items }) => {
      const text = JSON.stringify(items);
      return madeAlready(textFile(output, text), contentHash(text));
    }),
    ...plan.copiedFiles.map(({ file, output, hash }) =>
      madeAlready({ path: output, content: { type: 'copy', from: join(root, file) } }, hash),
    ),
  ];
}

function madeAlready({ path, content }: OutputFile, key: string): LazyFile {
  return { output: path, key, make: async () => ({ content }) };
}

/** Sitemaps, feeds, redirects, headers: files for machines. They are made together, and only if something in them has changed. */
async function machineFiles(
  { plan, config, features }: Project,
  bundle: Bundle,
  { programHash, memo, hostFiles }: LazyFileOptions,
): Promise<readonly LazyFile[]> {
  const options = {
    hrefOf: (path: string) => hrefOf(path, config.baseUrl),
    outputOf,
    policy: sitePolicyOf({ plan, config, features }, bundle),
    hostFileKinds: hostFiles,
  };
  const key = contentHash(programHash, siteFilesKey(plan, config, options));
  const names = memo.stage<readonly string[]>('site-files');
  let made: Promise<readonly OutputFile[]> | undefined;
  const makeAll = () => {
    made ??= siteFiles(plan, config, options);
    return made;
  };
  const known = names.get(key) ?? (await makeAll()).map(({ path }) => path);
  names.set(key, known);
  return known.map((output, index) => ({
    output,
    key,
    make: async () => {
      // Equal keys give equal lists; a search would take the square of the redirects.
      const file = (await makeAll())[index];
      if (file?.path !== output) throw new Error(`${output} is remembered, and not made`);
      return { content: file.content };
    },
  }));
}
