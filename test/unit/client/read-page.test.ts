import { describe, expect, it } from 'vitest';
import { parsePageData, readLayoutType } from '../../../src/client/read-page.ts';

describe('readLayoutType', () => {
  it('reads the layout of the page data, not one that the text mentions before', () => {
    const html =
      '<p>"layout":{"type":"plain"}</p><script type="application/json" id="page-data">{"path":"/","layout":{"type":"article","toc":[]}}</script>';
    expect(readLayoutType(html)).toBe('article');
  });

  it('finds nothing in a page without data', () => {
    expect(readLayoutType('<p>nothing</p>')).toBeNull();
  });
});

describe('parsePageData', () => {
  it('throws for JSON that is no page', () => {
    expect(() => parsePageData('{"path":"/"}')).toThrow('no data that this script understands');
  });
});
