import { type Document, type LineCounter, parseDocument } from 'yaml';
import { deepestBrackets } from '../../model/text/deepest-brackets.ts';

/** At some 790, the parser exhausts the stack. If a regular expression is compiled there, V8 ends the process. */
const MOST_LEVELS = 500;

const DEEP_BLOCKS = new RegExp(`(?:[-?] ){${MOST_LEVELS}}`);

/** Parses a text, unless it is nested too deeply. The parser throws on some broken texts. */
export function parseYaml(text: string, lineCounter?: LineCounter): Document.Parsed | Error {
  if (isTooDeep(text)) return new Error('it is nested too deeply');
  try {
    return parseDocument(text, {
      version: '1.2',
      uniqueKeys: false,
      prettyErrors: false,
      ...(lineCounter && { lineCounter }),
      logLevel: 'silent',
    });
  } catch (error) {
    return new Error(error instanceof RangeError ? 'it is nested too deeply' : 'the parser gave up', {
      cause: error,
    });
  }
}

/** Looks at one outermost field at a time: brackets in texts need not be closed. */
function isTooDeep(text: string): boolean {
  return DEEP_BLOCKS.test(text) || text.split(/\n(?=\S)/).some(field => deepestBrackets(field) > MOST_LEVELS);
}
