import { parseDocument } from 'yaml';
import { type Fields, fieldsOf } from '../values.ts';
import { bodyLine } from './text-lines.ts';

/** The fields of a text, as far as they can be read. */
export function frontMatterOf(text: string): Fields {
  const end = bodyLine(text);
  if (end === 0) return {};
  const yaml = text
    .split('\n')
    .slice(1, end - 1)
    .join('\n');
  try {
    return fieldsOf(parseDocument(yaml, { logLevel: 'silent' }).toJS());
  } catch {
    return {};
  }
}

/**
 * A text whose front matter can be read. If it is not valid YAML, its lines become comments, so that nothing is lost. Some programs show
 * such a page without its fields.
 */
export function withReadableFields(text: string): { readonly text: string; readonly isMended: boolean } {
  const end = bodyLine(text);
  const lines = text.split('\n');
  const { errors } = parseDocument(lines.slice(1, Math.max(1, end - 1)).join('\n'), { logLevel: 'silent' });
  if (errors.length === 0) return { text, isMended: false };
  const commented = lines.map((line, index) => (index > 0 && index < end - 1 ? `# ${line}` : line));
  return { text: commented.join('\n'), isMended: true };
}

/** Sets fields in the front matter of a text and keeps the others as they are written. A field that is `undefined` is removed. */
export function setFields(text: string, fields: Fields): string {
  const end = bodyLine(text);
  const lines = text.split('\n');
  const written = withoutFields(lines.slice(1, Math.max(1, end - 1)), Object.keys(fields));
  const own = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${valueText(value)}`],
  );
  const kept = end === 0 ? [] : written;
  const body = lines.slice(end).join('\n');
  if (own.length + kept.filter(line => line.trim() !== '').length === 0) return body.replace(/^\n+/, '');
  return `---\n${[...own, ...kept].join('\n')}\n---\n${end === 0 ? `\n${body.replace(/^\n+/, '')}` : body}`;
}

/** Leaves out fields with the indented lines below them. */
function withoutFields(lines: readonly string[], names: readonly string[]): readonly string[] {
  let isLeftOut = false;
  return lines.filter(line => {
    const name = /^["']?([\w-]+)["']?\s*:/.exec(line)?.[1];
    if (name !== undefined) isLeftOut = names.includes(name);
    else if (/^\S/.test(line) && !/^(?:- |[\]}])/.test(line)) isLeftOut = false;
    return !isLeftOut;
  });
}

/** JSON is YAML; plain words read better. */
function valueText(value: unknown): string {
  if (typeof value === 'string' && /^[\p{L}/][\p{L}\p{N} ./_-]*$/u.test(value) && !RESERVED.test(value))
    return value.trimEnd();
  return JSON.stringify(value);
}

const RESERVED = /^(?:true|false|null|yes|no|on|off)$/i;
