import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../machine.ts';
import { peersFolder } from './searchers.ts';

/** Installs the peers as their lockfile says, once. */
export function installPeers(): void {
  if (existsSync(join(peersFolder, 'node_modules'))) return;
  mkdirSync(peersFolder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(import.meta.dirname, 'peers', file), join(peersFolder, file));
  const { isDone, output } = runCommand('npm', ['ci', '--ignore-scripts', '--prefix', peersFolder]);
  if (!isDone) throw new Error(output);
}
