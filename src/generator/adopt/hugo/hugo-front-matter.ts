import { parse } from 'smol-toml';
import { parseDocument, stringify } from 'yaml';
import { frontMatterOf } from '../text/front-matter.ts';
import { bodyLine } from '../text/text-lines.ts';
import { type Fields, fieldsOf } from '../values.ts';

/** A text whose front matter is YAML, and its fields. */
export interface HugoText {
  readonly text: string;
  readonly fields: Fields;
}

/**
 * Reads front matter, which may be YAML, TOML or JSON (https://gohugo.io/content-management/front-matter/). One with a mistake stays as it
 * is, and checks of the new site report it.
 */
export function readHugoText(written: string): HugoText {
  const start = bodyLine(written);
  if (start > 0) {
    const fields = frontMatterOf(written);
    const lines = written.split('\n');
    // Names for values that are written again.
    const hasAnchors = lines.slice(1, start - 1).some(line => /:[ \t]+&\w/.test(line));
    return hasAnchors ? withYaml(fields, lines.slice(start).join('\n')) : { text: written, fields };
  }
  const [, toml, json, body = ''] = OTHERS.exec(written) ?? [];
  try {
    const value = toml === undefined ? json && parseDocument(json).toJS() : parse(toml);
    // Dates become texts.
    const fields = fieldsOf(JSON.parse(JSON.stringify(value ?? {})));
    if (Object.keys(fields).length > 0) return withYaml(fields, body);
  } catch {
    // Reported by the new site.
  }
  return { text: written, fields: {} };
}

function withYaml(fields: Fields, body: string): HugoText {
  const yaml = stringify(fields, { lineWidth: 0, aliasDuplicateObjects: false });
  return { text: `---\n${yaml}---\n${body}`, fields };
}

const OTHERS = /^(?:\+{3}[ \t]*\n([\s\S]*?\n)?\+{3}|(\{\n[\s\S]*?\n\}))[ \t]*(?:\n([\s\S]*))?$/;
