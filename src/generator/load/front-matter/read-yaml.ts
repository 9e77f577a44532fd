import type { GenericSchema } from 'valibot';
import { isMap, isScalar, type Node } from 'yaml';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { FieldPath } from '../../model/field-path.ts';
import { createLineFinder } from '../source/line-finder.ts';
import { parseYaml } from './parse-yaml.ts';
import { readPlainFields } from './read-plain-fields.ts';
import type { YamlProblem } from './report-yaml.ts';
import type { FieldSource, WrittenFields } from './written-fields.ts';
import { commentWarnings } from './yaml-comments.ts';
import { createOffsets, startOf } from './yaml-nodes.ts';
import { yamlProblems } from './yaml-problems.ts';
import { plainValue } from './yaml-values.ts';

/**
 * Reads a YAML 1.2 mapping. If the schema expects text, a plain scalar keeps its spelling: `1.10` stays `1.10`, `no` stays `no`. It
 * refuses tags, anchors, duplicate keys and keys that could touch a prototype.
 */
export function readYaml(source: FieldSource, schema: GenericSchema): WrittenFields {
  return readPlainFields(source, schema) ?? parseFields(source, schema);
}

/** The same for any text, by the YAML parser. */
export function parseFields(source: FieldSource, schema: GenericSchema): WrittenFields {
  const document = parseYaml(source.text);
  const pointAt = createLineFinder(source.text);
  const placeAt = (offset: number) => {
    const { line, column } = pointAt(offset);
    return { file: source.file, line: line + source.linesAbove, column };
  };
  if ('reason' in document) {
    const problem = { message: `The YAML could not be parsed: ${document.reason}`, hint: 'Write it again.' };
    const diagnostics = [report('yaml', document.offset, problem)];
    return { value: {}, placeOf: () => placeAt(0), diagnostics };
  }
  const offsetOf = createOffsets();
  const placeOf = (path: FieldPath) => placeAt(offsetOf(document.contents, path));
  const diagnostics = yamlProblems(document, source.text, report);
  const { contents } = document;
  if (diagnostics.length === 0 && contents !== null && !isMap(contents) && !isEmpty(contents)) {
    diagnostics.push(
      report('not-fields', startOf(contents), {
        message: 'Expected fields here',
        hint: 'Write each one as name: value.',
      }),
    );
  }
  const fields = diagnostics.length === 0 && isMap(contents) ? contents : undefined;
  const value = fields === undefined ? {} : plainValue(fields, schema);
  // Data files often have comments.
  if (fields !== undefined && source.prefix === 'frontmatter')
    diagnostics.push(...commentWarnings(fields, { text: source.text, schema }, report));
  return { value: value as Record<string, unknown>, placeOf, diagnostics };

  function report(what: string, offset: number, problem: YamlProblem): Diagnostic {
    return { severity: 'error', code: `${source.prefix}/${what}`, place: placeAt(offset), ...problem };
  }
}

function isEmpty(node: Node): boolean {
  return isScalar(node) && node.value === null;
}
