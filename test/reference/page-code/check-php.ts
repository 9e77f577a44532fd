import { spawnSync } from 'node:child_process';
import { requireCommand } from '../../machine.ts';
import type { CodeBlock } from '../code-blocks.ts';

/** Lints PHP with `php -l`. What a page adds to `functions.php` is shown without the opening tag. */
export function checkPhp({ file, line, code }: CodeBlock): readonly string[] {
  const input = code.includes('<?php') ? code : `<?php ${code}`;
  const { status, stdout, stderr } = spawnSync(
    requireCommand('php', 'php-cli'),
    ['-d', 'display_errors=1', '-l'],
    {
      input,
      encoding: 'utf8',
    },
  );
  if (status === 0) return [];
  const [, message, at] = /(Parse error: .*|Fatal error: .*) in .* on line (\d+)/.exec(stdout) ?? [];
  return [`${file}:${line + Number(at ?? 1) - 1} ${message ?? `${stdout}${stderr}`}`];
}
