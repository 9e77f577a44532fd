import { basename, join } from 'node:path/posix';
import { filesBelow, type OldProject } from '../old-project.ts';
import { HOST_FILE } from '../redirects-file.ts';
import { isMedia, placeStaticFiles, type StaticFiles } from '../static-place.ts';
import { type Fields, fieldsOf, textOf } from '../values.ts';

/** Files of `public/` keep their address; those of `src/` had one with a hash, and get one below `/images`. */
export function staticFiles(project: OldProject, home: string): StaticFiles {
  return placeStaticFiles(
    filesBelow(project, home).flatMap(file => {
      const from = home + file;
      if (file.startsWith('public/') && !/(?:^|\/)\./.test(file) && !HOST_FILE.test(basename(file)))
        return [{ from, address: file.slice('public'.length) }];
      if (!/^src\/(?:assets|content\/docs|images)\//.test(file) || !isMedia(file)) return [];
      const address = `/images/${file.replace(/^src\/(?:assets|content\/docs|images)\//, '')}`;
      return [{ from, address, names: [`/${file}`] }];
    }),
  );
}

/** The picture that a blog or a theme has for a page: a path beside its file. */
export function imageOf(folder: string, { image }: Fields, { addresses }: StaticFiles): Fields {
  return typeof image === 'string' ? { image: addresses.get(join(folder, image)) } : {};
}

/** The logo, which may be another one on dark pages. */
export function logoOf(logo: unknown, { addresses }: StaticFiles): string | undefined {
  const { src, light } = fieldsOf(logo);
  const path = (textOf(src) ?? textOf(light))
    ?.replace(/^(?:\.?\/|~\/|@\/)*(?=src\/)/, '/')
    .replace(/^\/?assets\//, '/src/assets/');
  return path === undefined ? undefined : addresses.get(path);
}
