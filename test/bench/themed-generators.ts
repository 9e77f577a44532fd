import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Generator } from './generators.ts';
import { installPeers } from './search/install-peers.ts';
import { configure, peersFolder, SEARCHERS, type Searcher } from './search/searchers.ts';

/** The package that a peer's version is that of. */
const PACKAGES: Readonly<Record<string, string>> = {
  Starlight: '@astrojs/starlight',
  Docusaurus: '@docusaurus/core',
};

/** Peers that write a whole theme, as the program does, but without their searches. */
export function themedGenerators(): readonly Generator[] {
  return SEARCHERS.flatMap(searcher => {
    const name = PACKAGES[searcher.name];
    return name === undefined ? [] : [themedGenerator(searcher, join(peersFolder, 'node_modules', name))];
  });
}

function themedGenerator(searcher: Searcher, manifestFolder: string): Generator {
  return {
    name: searcher.name,
    content: searcher.content,
    prepare: folder => configure(searcher, folder, false),
    made: searcher.made,
    command: () => searcher.command,
    version: () => {
      installPeers();
      return JSON.parse(readFileSync(join(manifestFolder, 'package.json'), 'utf8')).version;
    },
  };
}
