import { parse, TomlError } from 'smol-toml';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { OldProject } from './old-project.ts';
import { unreadableConfig } from './unreadable-config.ts';
import { type Fields, fieldsOf } from './values.ts';

/** Reads a TOML configuration. */
export function readTomlConfig(
  { read }: OldProject,
  file: string,
): { readonly config: Fields } | { readonly problem: Diagnostic } {
  try {
    return { config: fieldsOf(parse(read(file) ?? '')) };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const { message, line, column } = error;
    const first = message.split('\n')[0] ?? '';
    return unreadableConfig(first.replace('Invalid TOML document: ', 'This is not valid TOML: '), {
      file,
      line,
      column,
    });
  }
}
