import { readdirSync } from 'node:fs';

/** Clean paths of every page in the folder of a built site, without those that only redirect; sorted. */
export function sitePaths(folder: string, isRedirect: (file: string) => boolean): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.html') && file !== '404.html' && !isRedirect(file))
    .map(file => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`)
    .sort();
}
