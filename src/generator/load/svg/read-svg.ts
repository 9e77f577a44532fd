import { SaxesParser, type SaxesTagNS } from 'saxes';

/** An attribute with its namespace resolved; entities of its value are decoded. */
export interface SvgAttribute {
  /** As written: `xlink:href`. */
  readonly name: string;
  readonly local: string;
  /** Namespace; empty = none. */
  readonly uri: string;
  readonly value: string;
  /** Of its name in the text. */
  readonly offset: number;
}

export interface SvgElement {
  /** As written: `svg:path`. */
  readonly name: string;
  readonly local: string;
  readonly uri: string;
  readonly attributes: readonly SvgAttribute[];
  /** Of its `<` in the text. */
  readonly offset: number;
  /** `null` = it is the outermost one. */
  readonly parent: SvgElement | null;
}

/** Hears what a text holds while it is read, in its order. */
export interface SvgVisitor {
  readonly declaration: (declared: { readonly encoding?: string; readonly version?: string }) => void;
  readonly doctype: (text: string, offset: number) => void;
  readonly instruction: (target: string, offset: number) => void;
  readonly element: (element: SvgElement) => void;
  /** Text and CDATA right inside an element, comments left out; once for each element that has any. */
  readonly content: (text: string, element: SvgElement) => void;
}

/** Deeper levels take browsers long or are refused by them; namespaces are looked up level by level. */
const MOST_LEVELS = 256;

const OPTIONS = { xmlns: true, position: false } as const;

/** Why a text could not be read to its end, and how far it was. */
export interface ReadFailure {
  readonly reason: 'syntax' | 'depth';
  readonly message: string;
  readonly offset: number;
}

/** Reads XML with namespaces strictly, with a streaming parser that expands no entities but XML's own five. */
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
    // No attribute can hold a `<`.
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
    if (!(error instanceof ReadError)) throw error;
    return { reason: error.reason, message: error.message, offset: Math.min(parser.position, text.length) };
  }
}

/** Ends the reading from inside the parser. */
class ReadError extends Error {
  override readonly name = 'ReadError';
  readonly reason: ReadFailure['reason'];

  constructor(reason: ReadFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Where the name of an attribute begins whose closing quote lies right before `end`: its value cannot hold that quote. */
function nameOffset(text: string, name: string, end: number): number {
  const opening = text.lastIndexOf(text.charAt(end - 1), end - 2);
  return text.lastIndexOf(name, opening - name.length);
}
