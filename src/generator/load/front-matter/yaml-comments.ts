import type { GenericSchema } from 'valibot';
import { isScalar, type Scalar, type YAMLMap } from 'yaml';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { isObject, unwrap } from '../../model/schema-parts.ts';
import type { ReportYaml } from './report-yaml.ts';
import { keyText, startOf } from './yaml-nodes.ts';

/** A field with a comment on its line. */
const LINE = /^[^\n:]+:([^\n]*?)[ \t](#[^\n]*)/;

/**
 * Warns of texts that lose what is behind a `#`: in `title: Issue #5`, the number is a comment. One that comes before any text must look like
 * text, because many write `slug: # optional`.
 */
export function commentWarnings(
  map: YAMLMap,
  source: { readonly text: string; readonly schema: GenericSchema },
  report: ReportYaml,
): Diagnostic[] {
  const schema = unwrap(source.schema);
  if (!source.text.includes(' #') || !isObject(schema)) return [];
  return map.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !isScalar(value)) return [];
    const name = keyText(key);
    const field = Object.hasOwn(schema.entries, name) ? schema.entries[name] : undefined;
    if (field === undefined || unwrap(field as GenericSchema).type !== 'string') return [];
    const [line = '', text = '', comment = ''] = LINE.exec(source.text.slice(startOf(key))) ?? [];
    const isCut = text.trim() === '' ? value.value === null && /^#\S/.test(comment) : isPlainText(value);
    if (line === '' || !isCut) return [];
    const written = `${text} ${comment}`.trim();
    const problem = report('', startOf(key) + line.length - comment.length, {
      message: `“${name}” ends before “${comment.trim()}”, because # begins a comment here`,
      hint: `If it belongs to the text, use quotes: ${name}: '${written.replaceAll("'", "''")}'. If not, give the comment a line of its own.`,
    });
    return [{ ...problem, severity: 'warning', code: 'frontmatter/comment' }];
  });
}

/** A date is written like a text, but is whole. */
function isPlainText({ type, value }: Scalar): boolean {
  return type === 'PLAIN' && !/^\d{4}-\d\d-\d\d/.test(String(value));
}
