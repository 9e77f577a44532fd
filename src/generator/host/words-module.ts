import type { Plugin } from 'esbuild';
import type { Wording } from '../model/wording.ts';

/**
 * Writes the module that components and scripts read words from. Enumerations, because the compiler puts their members where they are
 * read, and drops those that are not.
 */
export function writeWords({ language, words }: Wording): Plugin {
  const areas = Object.entries(words).map(([area, table]) => enumeration(`${area}Words`, table));
  const contents = [enumeration('site', { language }), ...areas].join('\n');
  return {
    name: 'words',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]src[\\/]templates[\\/]words\.ts$/ }, () => ({ contents, loader: 'ts' }));
    },
  };
}

function enumeration(name: string, members: Readonly<Record<string, string>>): string {
  const lines = Object.entries(members).map(([member, text]) => `${member} = ${JSON.stringify(text)},`);
  return `export enum ${name} {\n${lines.join('\n')}\n}`;
}
