import { type Document, type LineCounter, parseDocument } from 'yaml';

/** Parses a text. The parser throws on some broken texts, such as thousands of open brackets. */
export function parseYaml(text: string, lineCounter?: LineCounter): Document.Parsed | Error {
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
