import { dirname, join } from 'node:path/posix';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { type OldProject, prefixOf } from '../old-project.ts';
import { readScript } from '../script/read-script.ts';
import { type SiteAddress, siteAddressOf } from '../site-address.ts';
import { type Fields, fieldsOf, isFields, listOf, textOf } from '../values.ts';

/** What `docusaurus.config` says. */
export interface DocusaurusConfig {
  readonly file: string;
  readonly fields: Fields;
  readonly theme: Fields;
  /** The folder of the configuration, with a final slash or empty. */
  readonly home: string;
  readonly address: SiteAddress;
  /** Options of the docs and the blog; nothing where they are switched off. */
  readonly docs?: Fields;
  readonly blog?: Fields;
  /** Names of the other plugins, with their options. */
  readonly plugins: readonly (readonly [string, Fields])[];
}

/** Reads the configuration (https://docusaurus.io/docs/api/docusaurus-config). */
export function readDocusaurusConfig(
  project: OldProject,
  file: string,
): { readonly config: DocusaurusConfig } | { readonly problem: Diagnostic } {
  const read = readScript(project, file);
  if ('problem' in read) return read;
  const fields = fieldsOf(read.value);
  const preset =
    listOf(fields.presets)
      .map(named)
      .find(([name]) => /(?:^|preset-)classic$/.test(name))?.[1] ?? {};
  const plugins = listOf(fields.plugins).map(named);
  const ofPlugin = (part: string) =>
    plugins.find(([name, { id }]) => isPlugin(name, `content-${part}`) && isDefault(id))?.[1];
  const options = (part: string) => (preset[part] === false ? undefined : fieldsOf(preset[part]));
  const docs = ofPlugin('docs') ?? options('docs');
  const blog = ofPlugin('blog') ?? options('blog');
  return {
    config: {
      file,
      fields,
      theme: fieldsOf(fields.themeConfig),
      home: prefixOf(dirname(file)),
      address: siteAddressOf(textOf(fields.url), textOf(fields.baseUrl)),
      ...(docs !== undefined && { docs }),
      ...(blog !== undefined && { blog }),
      plugins,
    },
  };
}

/** Options of further docs or blogs, each with a plugin and an id of its own (https://docusaurus.io/docs/docs-multi-instance). */
export function furtherOf({ plugins }: DocusaurusConfig, part: 'docs' | 'blog'): readonly Fields[] {
  return plugins
    .filter(([name, { id }]) => isPlugin(name, `content-${part}`) && !isDefault(id))
    .map(([, options]) => options);
}

/** Options of the plugin client-redirects. */
export function redirectOptionsOf({ plugins }: DocusaurusConfig): Fields {
  return plugins.find(([name]) => isPlugin(name, 'client-redirects'))?.[1] ?? {};
}

/** Whether a name is that of an official plugin: whole, or short (https://docusaurus.io/docs/using-plugins#module-shorthands). */
export function isPlugin(name: string, short: string): boolean {
  return name === short || name === `@docusaurus/${short}` || name === `@docusaurus/plugin-${short}`;
}

function isDefault(id: unknown): boolean {
  return id === undefined || id === 'default';
}

/** A preset or a plugin: its name, and its options. */
function named(item: unknown): readonly [string, Fields] {
  if (!Array.isArray(item)) return [textOf(item) ?? '', {}];
  return [textOf(item[0]) ?? '', isFields(item[1]) ? item[1] : {}];
}

/** A folder that the configuration names, in the project. */
export function folderIn({ home }: DocusaurusConfig, path: unknown, otherwise: string): string {
  return prefixOf(join(home, textOf(path) ?? otherwise));
}

/** A path of the site without slashes at its ends. */
export function routeOf(path: unknown, otherwise: string): string {
  return (typeof path === 'string' ? path : otherwise).replaceAll(/^\/+|\/+$/g, '');
}
