import { answerEach } from '@mapwright/site/system';
import { type IndexOptions, makeIndex } from '../make/make-index.ts';
import { readPage } from '../read/read-page.ts';
import type { SearchedPage } from '../read/searched-page.ts';
import { createSplitter } from '../read/split-words.ts';
import type { IndexRequest } from './index-thread.ts';

// The same words are written on many pages.
const split = createSplitter();

answerEach((request: IndexRequest) =>
  request.type === 'read' ? read(request.page) : make(request.readings, request.options),
);

function read(page: Parameters<typeof readPage>[0]): string | null {
  const searched = readPage(page, split);
  return searched && JSON.stringify(searched);
}

/** Only `read` makes readings. */
function make(readings: readonly string[], options: IndexOptions) {
  return makeIndex(
    readings.map(text => JSON.parse(text) as SearchedPage),
    options,
  );
}
