import { join, relative } from 'node:path/posix';
import type { EditorSchema } from '../model/data-kind.ts';
import { editorFiles } from './new-site-editor.ts';
import type { NewFile } from './write-new-file.ts';

/** The program that a new site uses. */
export interface SiteFrame {
  readonly packageName: string;
  /** Where npm gets the program: a version or a file. */
  readonly packageSource: string;
  /** The kinds of data files of its features. */
  readonly dataFiles: readonly Pick<EditorSchema, 'name' | 'files'>[];
  /** Whether warnings fail its build. */
  readonly isStrict: boolean;
  /** Its folder in the repository that contains it: `docs`; `.` if it is the root, or in none. */
  readonly folderInRepository: string;
}

/** The files that npm, git, editors and CI need. */
export function frameOfSite({
  packageName,
  packageSource,
  dataFiles,
  isStrict,
  folderInRepository,
}: SiteFrame): readonly NewFile[] {
  const strict = isStrict ? ' --strict' : '';
  const manifest = {
    private: true,
    type: 'module',
    scripts: {
      dev: 'site dev',
      build: `site build${strict}`,
      preview: 'site preview',
      check: `site check${strict}`,
    },
    devDependencies: { [packageName]: packageSource },
  };
  return [
    { file: 'package.json', text: json(manifest) },
    { file: 'tsconfig.json', text: json(TYPES) },
    { file: '.gitignore', text: 'node_modules/\ndist/\n.cache/\n' },
    ...editorFiles(dataFiles).map(({ file, content }) => ({ file, text: json(content) })),
    workflowFile(folderInRepository),
  ];
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Only for editors: the program strips types by itself. */
const TYPES = {
  compilerOptions: {
    target: 'es2023',
    module: 'nodenext',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: [],
    jsx: 'react-jsx',
  },
  include: ['site.config.ts', 'features', 'theme'],
};

/** GitHub reads workflows only at the root of a repository. */
function workflowFile(folder: string): NewFile {
  const inFolder = (file: string) => JSON.stringify(join(folder, file));
  return {
    file: join(relative(folder, '.'), '.github/workflows/site.yml'),
    text: `name: Site
on:
  push:
    branches: [main]
  pull_request:
defaults:
  run:
    working-directory: ${JSON.stringify(folder)}
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0 # dates of pages come from the history
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm
          cache-dependency-path: ${inFolder('package-lock.json')}
      - run: npm ci
      - run: npm run build
      - uses: actions/upload-artifact@v4
        with:
          name: site
          path: ${inFolder('dist')}
          include-hidden-files: true
`,
  };
}
