import { type Document, parseDocument } from 'yaml';
import { bracketBeyond } from '../../model/text/bracket-beyond.ts';

/** At some 790, the parser exhausts the stack. If a regular expression is compiled there, V8 ends the process. */
const MOST_LEVELS = 500;

const DEEP_BLOCKS = new RegExp(`(?:[-?] ){${MOST_LEVELS}}`);

/** Why a text cannot be parsed, and where. */
export interface UnreadableYaml {
  readonly reason: string;
  readonly offset: number;
}

const TOO_DEEP = 'it is nested too deeply';

/** Parses a text, unless it is nested too deeply. The parser throws on some broken texts. */
export function parseYaml(text: string): Document.Parsed | UnreadableYaml {
  const tooDeep = deepPlace(text);
  if (tooDeep !== undefined) return { reason: TOO_DEEP, offset: tooDeep };
  try {
    return parseDocument(text, {
      version: '1.2',
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
    });
  } catch (error) {
    return { reason: error instanceof RangeError ? TOO_DEEP : 'the parser gave up', offset: 0 };
  }
}

/** Looks at one outermost field at a time: brackets in texts need not be closed. */
function deepPlace(text: string): number | undefined {
  const blocks = DEEP_BLOCKS.exec(text);
  if (blocks !== null) return blocks.index;
  let start = 0;
  for (const field of text.split(/(?<=\n)(?=\S)/)) {
    const bracket = bracketBeyond(field, MOST_LEVELS);
    if (bracket !== undefined) return start + bracket;
    start += field.length;
  }
  return undefined;
}
