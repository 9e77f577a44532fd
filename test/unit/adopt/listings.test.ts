import { expect, test } from 'vitest';
import { turnListings } from '../../../src/generator/adopt/mdbook/listings.ts';
import { parseCodeInfo } from '../../../src/generator/load/markdown/code-info.ts';

test('code in a listing has its file as title, and the caption below it', () => {
  const text =
    '<Listing number="5-1" file-name="src/main.rs" caption=\'Say `"hi"` to `Box<T>`\'>\n\n```rust,ignore\na\n```\n\n```text\nb\n```\n\n</Listing>\n\nC\n';
  expect(turnListings(text)).toBe(
    '\n\n```rust,ignore title="src/main.rs"\na\n```\n\n```text\nb\n```\n\n*Listing 5-1: Say `"hi"` to `Box<T>`*\n\nC\n',
  );
  expect(turnListings('<Listing file-name="a.rs">\n```\na\n```\n</Listing>\n')).toBe(
    '\n```text title="a.rs"\na\n```\n',
  );
  expect(turnListings('<Listing>\n\nA\n')).toBe('<Listing>\n\nA\n');
  expect(parseCodeInfo('rust,ignore', 'title="a.rs"').title).toBe('a.rs');
});
