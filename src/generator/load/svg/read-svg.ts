import { SaxesParser, type SaxesTagNS } from 'saxes';
import { messageOf } from '../../model/text/message-of.ts';

/** An attribute with its namespace resolved and the entities in its value decoded. */
export interface SvgAttribute {
  /** As written: `xlink:href`. */
  readonly name: string;
  readonly local: string;
  /** Namespace; empty = none. */
  readonly uri: string;
  readonly value: string;
  /** Offset of its name in the text. */
  readonly offset: number;
}

export interface SvgElement {
  /** As written: `svg:path`. */
  readonly name: string;
  readonly local: string;
  readonly uri: string;
  readonly attributes: readonly SvgAttribute[];
  /** Offset of its `<` in the text. */
  readonly offset: number;
  /** `null` = this is the outermost element. */
  readonly parent: SvgElement | null;
}

/** Receives the parts of a text while it is read, in order. */
export interface SvgVisitor {
  readonly declaration: (declared: { readonly encoding?: string; readonly version?: string }) => void;
  readonly doctype: (text: string, offset: number) => void;
  readonly instruction: (target: string, offset: number) => void;
  readonly element: (element: SvgElement) => void;
  /** Text and CDATA directly inside an element, without comments; called once for each element that has any. */
  readonly content: (text: string, element: SvgElement) => void;
}

/** Browsers take long over deeper levels or refuse them. Namespaces are looked up level by level. */
const MOST_LEVELS = 256;

const OPTIONS = { xmlns: true, position: false } as const;

/** Why reading stopped before the end, and where. */
export interface ReadFailure {
  readonly reason: 'syntax' | 'depth';
  readonly message: string;
  readonly offset: number;
}

/** Reads XML with namespaces strictly, with a streaming parser that expands only XML's own five entities. */
export function readSvg(text: string, visitor: SvgVisitor): ReadFailure | null {
  const parser = new SaxesParser(OPTIONS);
  const open: { readonly element: SvgElement; text: string }[] = [];
  let start = 0;
  let attributes: { name: string; offset: number }[] = [];

  const addText = (piece: string): void => {
    const top = open.at(-1);
    if (top !== undefined) top.text += piece;
  };
  parser.on('error', ({ message }) => {
    throw new ReadError('syntax', message);
  });
  parser.on('xmldecl', ({ encoding, version }) =>
    visitor.declaration({
      ...(encoding !== undefined && { encoding }),
      ...(version !== undefined && { version }),
    }),
  );
  parser.on('doctype', doctype =>
    visitor.doctype(doctype, text.lastIndexOf('<!DOCTYPE', parser.position - doctype.length)),
  );
  parser.on('processinginstruction', ({ target }) =>
    visitor.instruction(target, text.lastIndexOf('<?', parser.position - 2)),
  );
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentagstart', () => {
    // A `<` cannot be inside an attribute.
    start = text.lastIndexOf('<', parser.position - 1);
    attributes = [];
    if (open.length >= MOST_LEVELS) throw new ReadError('depth', `over ${MOST_LEVELS} levels`);
  });
  parser.on('attribute', ({ name }) =>
    attributes.push({ name, offset: nameOffset(text, name, parser.position) }),
  );
  parser.on('opentag', (tag: SaxesTagNS) => {
    const { name, local, uri } = tag;
    const resolved = attributes.flatMap(({ name, offset }) => {
      const attribute = tag.attributes[name];
      return typeof attribute === 'object' ? [{ ...attribute, offset }] : [];
    });
    const element = {
      name,
      local,
      uri,
      attributes: resolved,
      offset: start,
      parent: open.at(-1)?.element ?? null,
    };
    open.push({ element, text: '' });
    visitor.element(element);
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed?.text) visitor.content(closed.text, closed.element);
  });
  try {
    parser.write(text).close();
    return null;
  } catch (error) {
    // An error of the parser itself is one of this file too: the others go on.
    const reason = error instanceof ReadError ? error.reason : 'syntax';
    return { reason, message: messageOf(error), offset: Math.min(parser.position, text.length) };
  }
}

/** Stops the parser from inside. */
class ReadError extends Error {
  override readonly name = 'ReadError';
  readonly reason: ReadFailure['reason'];

  constructor(reason: ReadFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Where an attribute's name begins; its closing quote is just before `end`. The value cannot contain that quote. */
function nameOffset(text: string, name: string, end: number): number {
  const opening = text.lastIndexOf(text.charAt(end - 1), end - 2);
  return text.lastIndexOf(name, opening - name.length);
}
