import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../machine.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The program in a folder of its own, to be broken; deleted when the test file ends. */
export function copyProgram(): string {
  const folder = temporaryFolder('site-program');
  for (const name of ['bin', 'src', 'package.json', 'package-lock.json', 'tsconfig.base.json'])
    cpSync(join(projectRoot, name), join(folder, name), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** A program whose pictures are drawn by this module. */
export function programWithDrawing(code: string): string {
  const program = copyProgram();
  writeFileSync(join(program, 'src/generator/host/picture/rasterize.ts'), code);
  return join(program, 'bin', 'site.js');
}
