import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../machine.ts';
import type { CorpusPage } from './corpus.ts';
import { benchFolder } from './generators.ts';

/** Packages that hold much documentation. Nothing of it is kept in the repository. */
const PACKAGES = ['@mastra/mcp-docs-server@1.2.27', 'ai@7.0.173', 'npm@12.2.0'];

const LEAST_BYTES = 600;
const MOST_BYTES = 200_000;

/**
 * Real documentation: the Markdown of some packages and of all that this project has installed, about 1,900 files with 13 MB and code in many
 * languages. Every generator gets the same text: with a title as its only front matter, and without template code.
 */
export function documentationPages(): readonly CorpusPage[] {
  const pages = new Map<string, string>();
  const roots = [...PACKAGES.map(unpack), join(projectRoot, 'node_modules')];
  for (const [index, root] of roots.entries())
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.mdx?$/i.test(file)) {
        const text = readFileSync(join(root, file), 'utf8');
        const path = pathOf(`part-${index}/${file}`);
        if (text.length > LEAST_BYTES && text.length < MOST_BYTES && !pages.has(path))
          pages.set(path, plainText(text));
      }
  return [...pages].map(([path, text]) => ({ path, text }));
}

/** The folder of a package's files. It is fetched once. */
function unpack(name: string): string {
  const folder = join(benchFolder, 'documentation', name.replaceAll(/[@/]/g, '-'));
  if (existsSync(folder)) return folder;
  const unpacked = `${folder}.new`;
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  const archive = execFileSync('npm', ['pack', '--silent', '--pack-destination', unpacked, name], {
    encoding: 'utf8',
  }).trim();
  execFileSync('tar', ['-xzf', join(unpacked, archive), '-C', unpacked, '--strip-components=1']);
  renameSync(unpacked, folder);
  return folder;
}

/** An address that every generator takes: an index and a README may be in one folder. */
function pathOf(file: string): string {
  return file
    .toLowerCase()
    .replaceAll('\\', '/')
    .replaceAll('node_modules', 'packages')
    .replace(/\.mdx?$/, '.md')
    .replace(/(^|\/)readme\.md$/, '$1about.md')
    .replaceAll(/(^|\/)[^a-z0-9]+/g, '$1')
    .replaceAll(/[^\w./-]/g, '-');
}

function plainText(text: string): string {
  const body = text
    .replaceAll('\r\n', '\n')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/^(?:import|export) .*$/gm, '')
    .replaceAll('{{', '{ {')
    .replaceAll('{%', '{ %')
    // No pictures of other hosts, and no addresses that only some programs know.
    .replaceAll(/!\[([^\]]*)\]\(https?:[^)]*\)|<img [^>]*>/g, '$1')
    .replaceAll(/\]\((?!https?:|mailto:)[^)\s]*:[^)]*\)/g, '](#)')
    .replaceAll(/<(?!https?:|mailto:)[a-z][\w+.-]*:[^>\s]*>/gi, '');
  const heading = /^# +(.+?) *#*$/m.exec(body)?.[1] ?? 'Page';
  return `---\ntitle: ${JSON.stringify(heading)}\n---\n\n${body}`;
}
