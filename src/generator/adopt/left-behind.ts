import type { Note } from './adopted-site.ts';
import type { FoundProject } from './find-project.ts';
import type { OldProject } from './old-project.ts';

/** What stays behind of every project: the code beside its pages, and rules for hosts. Redirects in `_redirects` are read. */
export function notesOnLeftBehind({ files }: OldProject, { home, family }: FoundProject): readonly Note[] {
  const code = family.code.filter(folder => files.some(file => file.startsWith(`${home}${folder}/`)));
  const rules = files.filter(file => HOST_RULES.test(file.startsWith(home) ? file.slice(home.length) : file));
  return [
    ...code.map(folder => ({
      message:
        'Folders with code, styles or data for templates were left behind: write again what pages need of them',
      place: { file: `${home}${folder}/` },
    })),
    ...rules.map(file => ({
      message:
        'Rules for hosts were left behind: the site has rules of its own, and more go into the settings of the host',
      place: { file },
    })),
  ];
}

/** Beside the sources, or among the files that are published as they are. */
const HOST_RULES =
  /^(?:(?:public|static|src|docs)\/)?(?:_headers|netlify\.toml|vercel\.json|firebase\.json|staticwebapp\.config\.json|\.htaccess)$/;
