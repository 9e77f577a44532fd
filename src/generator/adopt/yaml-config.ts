import { type Document, LineCounter, parseDocument } from 'yaml';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { OldProject } from './old-project.ts';
import { unreadableConfig } from './unreadable-config.ts';
import { type Fields, fieldsOf } from './values.ts';

/** Reads a YAML configuration. Tags that name code are passed over: nothing of the project runs. */
export function readYamlConfig(
  { read }: OldProject,
  file: string,
): { readonly config: Fields } | { readonly problem: Diagnostic } {
  const lineCounter = new LineCounter();
  const document = parseDocument(read(file) ?? '', {
    lineCounter,
    prettyErrors: false,
    logLevel: 'silent',
    customTags: [ENVIRONMENT_LIST],
  });
  const [error] = document.errors;
  if (error === undefined) return { config: fieldsOf(plainValue(document)) };
  const { line, col } = lineCounter.linePos(error.pos[0]);
  return unreadableConfig(error.message, { file, line, column: col });
}

/** More aliases than a person writes are refused by the parser with an error. */
function plainValue(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    return {};
  }
}

/** `!ENV [NAME, default]`: the default, because the environment of another machine is unknown. */
const ENVIRONMENT_LIST = {
  tag: '!ENV',
  collection: 'seq',
  resolve: (list: { readonly toJSON: () => unknown }) => {
    const values = list.toJSON();
    return Array.isArray(values) && values.length > 1 ? values.at(-1) : undefined;
  },
} as const;
