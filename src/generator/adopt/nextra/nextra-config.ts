import { dirname } from 'node:path/posix';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { type OldProject, prefixOf } from '../old-project.ts';
import { readScript } from '../script/read-script.ts';
import { baseUrlOf } from '../site-address.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../values.ts';

/** What the configuration says: that of Next.js, with the settings of Nextra. */
export interface NextraConfig {
  readonly file: string;
  /** All that was read; `Unread` if only running the file would give it. */
  readonly value: unknown;
  readonly fields: Fields;
  /** The folder of the project, with a final slash or empty. */
  readonly home: string;
  readonly baseUrl: string;
  /** Folders of languages, the default one first; none if the site has one language. */
  readonly locales: readonly string[];
}

/** Reads `next.config` (https://nextra.site/docs/file-conventions). */
export function readNextraConfig(
  project: OldProject,
  file: string,
): { readonly config: NextraConfig } | { readonly problem: Diagnostic } {
  const read = readScript(project, file);
  if ('problem' in read) return read;
  const fields = fieldsOf(read.value);
  const { locales, defaultLocale } = fieldsOf(fields.i18n);
  const main = textOf(defaultLocale);
  const names = listOf(locales).flatMap(name => textOf(name) ?? []);
  return {
    config: {
      file,
      value: read.value,
      fields,
      home: prefixOf(dirname(file)),
      baseUrl: baseUrlOf(textOf(fields.basePath) ?? '/'),
      locales: main === undefined ? names : [main, ...names.filter(name => name !== main)],
    },
  };
}
