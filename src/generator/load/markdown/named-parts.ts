import type { Definition, FootnoteDefinition } from 'mdast';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { writtenText } from './written-text.ts';

/** The addresses and footnotes that a text names, each by its name in capitals. The first of a name counts. */
export interface NamedParts {
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly footnotes: ReadonlyMap<string, FootnoteDefinition>;
  /** What is left out, because its name is taken. */
  readonly repeated: readonly Diagnostic[];
}

/** Collects them, in the order of the text. */
export function collectNamedParts({ file, text }: { readonly file: string; readonly text: string }) {
  const definitions = new Map<string, Definition>();
  const footnotes = new Map<string, FootnoteDefinition>();
  const repeated: Diagnostic[] = [];
  return { parts: { definitions, footnotes, repeated } satisfies NamedParts, addAddress, addFootnote };

  function addAddress(node: Definition): void {
    const first = firstNamed(definitions, node);
    if (isComment(node) || isComment(first) || first.url === node.url) return;
    const sign = `[${node.label ?? node.identifier}]`;
    report(node, first, `This address of ${sign} is left out, because ${sign} already has one`);
  }

  function addFootnote(node: FootnoteDefinition): void {
    const first = firstNamed(footnotes, node);
    if (writtenText(first, text).trim() === writtenText(node, text).trim()) return;
    const sign = `[^${node.label ?? node.identifier}]`;
    report(node, first, `This footnote is left out, because ${sign} is already the name of another`);
  }

  function report<Part extends Definition | FootnoteDefinition>(node: Part, first: Part, message: string) {
    repeated.push({
      severity: 'warning',
      code: 'markdown/repeated-name',
      message,
      place: placeOf(node),
      hint: 'Give it another name, or remove it.',
      related: [{ ...placeOf(first), message: 'this one counts' }],
    });
  }

  function placeOf({ position }: Definition | FootnoteDefinition) {
    return { file, ...(position && { line: position.start.line, column: position.start.column }) };
  }
}

/** The first part of the same name. */
function firstNamed<Part extends Definition | FootnoteDefinition>(map: Map<string, Part>, node: Part): Part {
  const name = node.identifier.toUpperCase();
  const first = map.get(name) ?? node;
  map.set(name, first);
  return first;
}

/** Markdown has no comments, so many writers use an address that leads nowhere: `[//]: # (text)`. */
function isComment({ url }: Definition): boolean {
  return url === '' || url === '#';
}
