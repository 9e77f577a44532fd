import type { GenericSchema } from 'valibot';
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { type FieldPath, isObject, itemSchema, unwrap } from '../../model/validate-fields.ts';

export interface YamlSource {
  readonly file: string;
  readonly text: string;
  /** Lines of the file above the text. */
  readonly linesAbove: number;
  /** First part of the codes. */
  readonly prefix: 'frontmatter' | 'data';
}

export interface YamlFields {
  /** Plain values; `{}` where the text is empty or wrong. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly placeOf: (path: FieldPath) => Place & { readonly line: number; readonly column: number };
  readonly diagnostics: readonly Diagnostic[];
}

type Problem = Pick<Diagnostic, 'message' | 'hint' | 'related'>;

/**
 * Reads a YAML 1.2 mapping. Where the schema wants text, a plain scalar is taken as it is written: `1.10` stays `1.10`, `no` stays `no`.
 * Tags, anchors, keys given twice and keys that could touch a prototype are refused.
 */
export function readYaml(source: YamlSource, schema: GenericSchema): YamlFields {
  const lines = new LineCounter();
  const document = parse(source.text, lines);
  const placeAt = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file: source.file, line: line + source.linesAbove, column: col };
  };
  if (!('contents' in document))
    return { value: {}, placeOf: () => placeAt(0), diagnostics: [unreadable(document)] };
  const offsetOf = createOffsets();
  const placeOf = (path: FieldPath) => placeAt(offsetOf(document.contents, path));
  const diagnostics = problemsOf(document, report);
  const { contents } = document;
  if (diagnostics.length === 0 && contents !== null && !isMap(contents) && !isEmpty(contents)) {
    diagnostics.push(
      report('not-fields', startOf(contents), {
        message: 'Fields are expected here',
        hint: 'Write each one as name: value.',
      }),
    );
  }
  const value = diagnostics.length === 0 && isMap(contents) ? plainValue(contents, schema) : {};
  return { value: value as Record<string, unknown>, placeOf, diagnostics };

  function report(what: string, offset: number, problem: Problem): Diagnostic {
    return { severity: 'error', code: `${source.prefix}/${what}`, place: placeAt(offset), ...problem };
  }

  function unreadable(error: Error): Diagnostic {
    return report('yaml', 0, { message: `The YAML cannot be read: ${error.message}` });
  }
}

/** The parser throws on some broken texts, such as thousands of open brackets. */
function parse(text: string, lineCounter: LineCounter): Document.Parsed | Error {
  try {
    return parseDocument(text, {
      version: '1.2',
      uniqueKeys: false,
      prettyErrors: false,
      lineCounter,
      logLevel: 'silent',
    });
  } catch (error) {
    return new Error(error instanceof RangeError ? 'it is nested too deeply' : 'it is broken beyond repair', {
      cause: error,
    });
  }
}

type Report = (what: string, offset: number, problem: Problem) => Diagnostic;

function problemsOf(document: Document.Parsed, report: Report): Diagnostic[] {
  const [error] = document.errors;
  if (error !== undefined) return [report('yaml', error.pos[0], yamlProblem(error))];
  const found: Diagnostic[] = [];
  visit(document, {
    Node(_, node) {
      if (isAlias(node) || node.anchor !== undefined)
        found.push(report('anchor', startOf(node), anchorProblem));
      if (node.tag !== undefined && !PLAIN_TAGS.has(node.tag)) {
        found.push(report('tag', startOf(node), tagProblem(node.tag)));
      }
    },
    Map(_, map) {
      found.push(...keyProblems(map.items, report));
    },
  });
  return found;
}

const PLAIN_TAGS: ReadonlySet<string> = new Set(
  ['str', 'int', 'float', 'bool', 'null', 'seq', 'map'].map(name => `tag:yaml.org,2002:${name}`),
);

function yamlProblem(error: YAMLError): Problem {
  const message = `The YAML is broken: ${error.message.replace(/\.$/, '')}`;
  const hint =
    error.code === 'BLOCK_AS_IMPLICIT_KEY' ? 'Put a value that holds a colon between quotes.' : undefined;
  return { message, ...(hint && { hint }) };
}

const anchorProblem: Problem = {
  message: 'Anchors and aliases are not offered here',
  hint: 'Write the value out; put text that begins with & or * between quotes.',
};

function tagProblem(tag: string): Problem {
  return {
    message: `The tag ${tag} is refused; it is never run`,
    hint: 'Write a plain value; put text that begins with ! between quotes.',
  };
}

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

function keyProblems(pairs: readonly Pair[], report: Report): Diagnostic[] {
  const first = new Map<string, Scalar>();
  return pairs.flatMap(({ key }) => {
    if (!isScalar(key))
      return [
        report('key', startOf(key), {
          message: 'The name of a field must be text',
          hint: 'Write each field as name: value.',
        }),
      ];
    const name = keyText(key);
    if (FORBIDDEN_KEYS.has(name))
      return [
        report('forbidden-key', startOf(key), {
          message: `The key “${name}” is refused`,
          hint: 'Use another name.',
        }),
      ];
    const earlier = first.get(name);
    if (earlier === undefined) {
      first.set(name, key);
      return [];
    }
    const { place } = report('', startOf(earlier), { message: '' });
    const related = place === undefined ? [] : [{ ...place, message: 'first given here' }];
    const problem = {
      message: `The key “${name}” is given twice, first on line ${place?.line}`,
      hint: 'Keep one of them.',
      related,
    };
    return [report('duplicate-key', startOf(key), problem)];
  });
}

function keyText(key: Scalar): string {
  return key.source ?? String(key.value);
}

/** Plain values, read as the schema wants them. */
function plainValue(node: unknown, schema: GenericSchema | undefined): unknown {
  const inner = schema && unwrap(schema);
  if (isMap(node)) {
    const fields = inner !== undefined && isObject(inner) ? inner.entries : {};
    const each = inner && itemSchema(inner);
    return Object.fromEntries(
      node.items.flatMap(({ key, value }) => {
        const name = isScalar(key) ? keyText(key) : '';
        const field = Object.hasOwn(fields, name) ? (fields[name] as GenericSchema) : each;
        const plain = plainValue(value, field);
        return plain === null ? [] : [[name, plain]];
      }),
    );
  }
  if (isSeq(node)) return node.items.map(item => plainValue(item, inner && itemSchema(inner)));
  if (!isScalar(node) || node.value === null) return null;
  const wantsText = inner?.type === 'string' || inner?.type === 'picklist';
  return wantsText && typeof node.value !== 'string' ? (node.source ?? String(node.value)) : node.value;
}

function isEmpty(node: Node): boolean {
  return isScalar(node) && node.value === null;
}

/** Finds where a field's name or an item starts. Each mapping's keys are indexed once, when they are first asked for. */
function createOffsets(): (node: unknown, path: FieldPath) => number {
  const indexes = new Map<YAMLMap, Map<string, Pair>>();
  return offsetOf;

  function offsetOf(node: unknown, path: FieldPath): number {
    const [step, ...rest] = path;
    if (isMap(node) && step !== undefined) {
      const pair = indexOf(node).get(String(step));
      if (pair === undefined) return startOf(node);
      return rest.length === 0 ? startOf(pair.key) : offsetOf(pair.value, rest);
    }
    return isSeq(node) && typeof step === 'number' ? offsetOf(node.items[step], rest) : startOf(node);
  }

  function indexOf(map: YAMLMap): Map<string, Pair> {
    const known = indexes.get(map);
    if (known !== undefined) return known;
    const index = new Map(map.items.map(pair => [isScalar(pair.key) ? keyText(pair.key) : '', pair]));
    indexes.set(map, index);
    return index;
  }
}

function startOf(node: unknown): number {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
    ? node.range[0]
    : 0;
}
