import { describe, expect, it } from 'vitest';
import { parsePageData, readKind } from '../../../src/client/read-page.ts';

describe('readKind', () => {
  it('reads the kind of the page data, not one that the text mentions before', () => {
    const html =
      '<p>"kind":"page"</p><script type="application/json" id="page-data">{"kind":"post-list"}</script>';
    expect(readKind(html)).toBe('post-list');
  });

  it('finds nothing in a page without data', () => {
    expect(readKind('<p>nothing</p>')).toBeNull();
  });
});

describe('parsePageData', () => {
  it('throws for JSON that is no page', () => {
    expect(() => parsePageData('{"kind":"page"}')).toThrow('no data that this script understands');
  });
});
