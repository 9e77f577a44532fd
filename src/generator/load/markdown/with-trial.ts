import type { Place } from '../../model/diagnostic.ts';
import { densePassage } from './dense-passage.ts';
import type { MarkdownProcessor } from './markdown-processor.ts';

/** A dense text that must be parsed in a process of its own before it is parsed in this one. */
export class UntriedText extends Error {
  readonly text: string;
  readonly place: Place;

  constructor(text: string, place: Place) {
    super('This text must be tried first');
    this.text = text;
    this.place = place;
  }
}

/**
 * The pipeline for a parser that cannot be interrupted: it throws an `UntriedText` in place of parsing a dense text that has not
 * been tried. The throw leaves the synchronous stage; the caller tries the text and begins the page again.
 */
export function withTrial(
  processor: MarkdownProcessor,
  isTried: (text: string) => boolean,
): MarkdownProcessor {
  return {
    ...processor,
    parse: (text, place) => {
      const line = isTried(text) ? undefined : densePassage(text);
      if (line === undefined) return processor.parse(text, place);
      throw new UntriedText(text, place.line === undefined ? { ...place, line, column: 1 } : place);
    },
  };
}
