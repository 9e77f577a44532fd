import { expect, test } from 'vitest';
import { loadFailure } from '../../../src/generator/load/driver/load-failures.ts';
import { loadText } from './load-text.ts';

/** Loads a page that includes a file, with a parser that throws on one of them. */
function failureOn(name: string) {
  const file = 'content/docs/guides/page.md';
  try {
    loadText('::include{file="part.md"}', {
      files: { 'content/docs/guides/part.md': 'A part.' },
      extend: processor => ({
        ...processor,
        parse: (text, place) => {
          if (place.file.endsWith(name)) throw new Error('out of bounds');
          return processor.parse(text, place);
        },
      }),
    });
  } catch (error) {
    return loadFailure({ item: { file }, outcome: 'thrown', error }, 1000);
  }
  return undefined;
}

test.each(['page.md', 'part.md'])(
  'an error of the parser is reported at the file that it parses: %s',
  name => {
    expect(failureOn(name)).toMatchObject({
      code: 'markdown/crashed',
      message: 'This page could not be parsed: out of bounds',
      place: { file: `content/docs/guides/${name}` },
    });
  },
);
