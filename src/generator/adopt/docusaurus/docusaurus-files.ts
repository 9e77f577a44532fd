import { join } from 'node:path/posix';
import { filesBelow, type OldProject } from '../old-project.ts';
import { HOST_FILE } from '../redirects-file.ts';
import { isMedia, placeStaticFiles, type StaticFiles } from '../static-place.ts';
import { listOf } from '../values.ts';
import type { OldVersion } from './docs-versions.ts';
import { type DocusaurusConfig, folderIn } from './docusaurus-config.ts';

/** `static/` keeps its addresses. Files beside pages had one with a hash, and get the one of their folder. */
export function staticFiles(
  project: OldProject,
  config: DocusaurusConfig,
  docs: readonly Pick<OldVersion, 'prefix' | 'route'>[],
): StaticFiles {
  const { home, fields } = config;
  const folders =
    listOf(fields.staticDirectories).length > 0 ? listOf(fields.staticDirectories).map(String) : ['static'];
  const ofStatic = folders.flatMap(folder =>
    filesBelow(project, `${home}${folder}`)
      .filter(file => !HOST_FILE.test(file))
      .map(file => ({
        from: `${home}${folder}/${file}`,
        address: `/${file}`,
        names: [`/${folder}/${file}`],
      })),
  );
  const beside = [...docs, { prefix: folderIn(config, config.blog?.path, 'blog'), route: '/blog/' }].flatMap(
    ({ prefix, route }) =>
      filesBelow(project, prefix)
        .filter(file => isMedia(file) && !/\.json$|(?:^|\/)_/.test(file))
        .map(file => ({
          from: prefix + file,
          address: route + file,
          names: [join('/', prefix.slice(home.length), file)],
        })),
  );
  return placeStaticFiles([...ofStatic, ...beside]);
}
