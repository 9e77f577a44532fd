import { readScript } from '../../../src/generator/adopt/script/read-script.ts';
import { stripScript } from '../../../src/generator/host/bundle/stripped-script.ts';

/** A project of these files. */
export function projectOf(files: Readonly<Record<string, string>>) {
  return {
    name: 'old',
    now: 0,
    files: Object.keys(files).sort(),
    read: (file: string) => files[file],
    readScript: (file: string) => stripScript(files[file] ?? '', file),
  };
}

/** The value that a configuration exports. */
export function exportedBy(text: string, others: Readonly<Record<string, string>> = {}): unknown {
  const read = readScript(projectOf({ 'config.ts': text, ...others }), 'config.ts');
  if ('problem' in read) throw new Error(read.problem.message);
  return read.value;
}
