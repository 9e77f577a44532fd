import { join } from 'node:path';
import { contentHash } from '../host/content-hash.ts';
import type { Memo } from '../host/memo.ts';
import type { SiteOutput } from '../host/output/site-output.ts';
import type { PictureDrawer } from '../host/picture/picture-drawer.ts';
import type { RenderRecord } from '../host/render-record.ts';
import type { Bundle } from '../model/bundle.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { SitePlan } from '../model/route.ts';
import { hrefOf, outputOf } from '../plan/urls.ts';
import type { HostFileKind } from '../publish/host-files.ts';
import { type Header, securityHeaders } from '../publish/security-headers.ts';
import { type SiteFilesOptions, siteFiles, siteFilesKey } from '../publish/site-files.ts';
import type { Project } from './plan-project.ts';
import { sitePolicyOf } from './site-policy.ts';
import { writeMapFiles } from './write-map-files.ts';

export interface SiteFileTargets {
  readonly output: SiteOutput;
  readonly record: RenderRecord;
  readonly memo: Memo;
  readonly pictures: PictureDrawer;
  /** Absolute path of the site's folder. */
  readonly root: string;
  readonly programHash: string;
  readonly hostFiles: readonly HostFileKind[];
}

/**
 * Writes all that is no page: sitemaps and their like, maps, the browser's assets, copied files, sidebar branches. Gives what
 * keeps the site from being published.
 */
export async function writeSiteFiles(
  project: Project,
  bundle: Bundle,
  targets: SiteFileTargets,
): Promise<readonly Diagnostic[]> {
  const { plan } = project;
  const { output, root } = targets;
  await writeMachineFiles(project, bundle, targets);
  const diagnostics = await writeMapFiles(project, targets);
  for (const file of bundle.files) output.write(file);
  for (const { output: path, items } of plan.jsonFiles)
    output.write({ path, content: { type: 'text', text: JSON.stringify(items) } });
  for (const { file, output: path, hash } of plan.copiedFiles) {
    const isPublished = output.published.get(path)?.hash === hash && output.isIntact(path);
    if (isPublished) output.keep(path);
    else output.write({ path, content: { type: 'copy', from: join(root, file) } });
  }
  return diagnostics;
}

/** Sitemaps, feeds, redirects, headers: what machines read. */
export function siteFilesOf(
  { plan, config }: Project,
  bundle: Bundle,
  hostFiles: readonly HostFileKind[],
): Promise<OutputFile[]> {
  return siteFiles(plan, config, siteFilesOptions(plan, config, { bundle, hostFiles }));
}

/** The headers of every answer of the site's host. */
export function headersOf({ plan, config }: Project, bundle: Bundle): readonly Header[] {
  return securityHeaders(config, sitePolicyOf({ plan, config }, bundle).header);
}

/** They are made anew only if something that they tell has changed. */
async function writeMachineFiles(project: Project, bundle: Bundle, targets: SiteFileTargets): Promise<void> {
  const { output, record, hostFiles } = targets;
  const { plan, config } = project;
  const madeBefore = targets.memo.stage<readonly string[]>('site-files');
  const key = contentHash(
    targets.programHash,
    siteFilesKey(plan, config, siteFilesOptions(plan, config, { bundle, hostFiles })),
  );
  const known = madeBefore.get(key);
  if (known?.every(path => record.isCurrent(path, key, output))) {
    for (const path of known) output.keep(path);
    return;
  }
  const files = await siteFilesOf(project, bundle, hostFiles);
  for (const file of files) {
    record.set(file.path, key, output.write(file));
  }
  madeBefore.set(
    key,
    files.map(file => file.path),
  );
}

function siteFilesOptions(
  plan: SitePlan,
  config: SiteConfig,
  { bundle, hostFiles }: { bundle: Bundle; hostFiles: readonly HostFileKind[] },
): SiteFilesOptions {
  return {
    hrefOf: path => hrefOf(path, config.baseUrl),
    outputOf,
    policy: sitePolicyOf({ plan, config }, bundle),
    hostFileKinds: hostFiles,
  };
}
