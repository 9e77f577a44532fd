import { parse } from 'yaml';

/** The value of a text in JSON; nothing without a text, or if it is not valid. */
export function jsonIn(text: string | undefined): unknown {
  return parsed(text, JSON.parse);
}

/** The same for YAML. */
export function yamlIn(text: string | undefined): unknown {
  return parsed(text, written => parse(written, { logLevel: 'silent' }));
}

function parsed(text: string | undefined, parser: (text: string) => unknown): unknown {
  try {
    return text === undefined ? undefined : parser(text);
  } catch {
    return undefined;
  }
}
