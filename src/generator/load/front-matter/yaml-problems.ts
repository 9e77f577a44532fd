import { type Document, isAlias, isScalar, type Node, type Pair, type Scalar, visit } from 'yaml';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { ReportYaml, YamlProblem } from './report-yaml.ts';
import { yamlErrors } from './yaml-errors.ts';
import { keyText, startOf } from './yaml-nodes.ts';

/** The problems of a document: its errors, or else every construct that is refused. */
export function yamlProblems(document: Document.Parsed, text: string, report: ReportYaml): Diagnostic[] {
  if (document.errors.length > 0) return yamlErrors(document, text, report);
  const found: Diagnostic[] = [];
  const check = (node: Node) => {
    if (isAlias(node) || node.anchor !== undefined)
      found.push(report('anchor', signBefore(node, `&${node.anchor}`, text), anchorProblem));
    if (node.tag !== undefined && !PLAIN_TAGS.has(node.tag)) {
      found.push(report('tag', signBefore(node, '!', text), tagProblem(node.tag)));
    }
  };
  visit(document, {
    Node: (_, node) => check(node),
    Map(_, map) {
      check(map);
      for (const problem of keyProblems(map.items, report)) found.push(problem);
    },
  });
  return found;
}

/** Where the anchor or the tag of a node begins: the place of the node is that of its value. */
function signBefore(node: Node, sign: string, text: string): number {
  const start = startOf(node);
  if (isAlias(node)) return start;
  const found = text.lastIndexOf(sign, start);
  return text[found - 1] === sign ? found - 1 : found;
}

const PLAIN_TAGS: ReadonlySet<string> = new Set(
  ['str', 'int', 'float', 'bool', 'null', 'seq', 'map'].map(name => `tag:yaml.org,2002:${name}`),
);

const anchorProblem: YamlProblem = {
  message: 'Anchors and aliases are not allowed',
  hint: 'Write the value in full. Put text that begins with & or * in quotes.',
};

function tagProblem(tag: string): YamlProblem {
  return {
    message: `The tag ${tag.replace('tag:yaml.org,2002:', '!!')} is not allowed, and never runs`,
    hint: 'Write a plain value. Put text that begins with ! in quotes.',
  };
}

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

function keyProblems(pairs: readonly Pair[], report: ReportYaml): Diagnostic[] {
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
          message: `The key “${name}” is not allowed`,
          hint: 'Use another name.',
        }),
      ];
    const earlier = first.get(name);
    if (earlier === undefined) {
      first.set(name, key);
      return [];
    }
    const { place } = report('', startOf(earlier), { message: '' });
    const related = place === undefined ? [] : [{ ...place, message: 'first used here' }];
    const problem = {
      message: `The key “${name}” appears twice, first on line ${place?.line}`,
      hint: 'Keep one of them.',
      related,
    };
    return [report('duplicate-key', startOf(key), problem)];
  });
}
