import { describe, expect, test } from 'vitest';
import { bodyOf, comment, linesOf, load, member, method, parameter, symbol } from './sample-library.ts';

describe('the line of a member', () => {
  test('says everything if there is no more to say, and unfolds nothing', () => {
    const width = member('width', { type: ['number'], comment: comment('In `cm`.') });
    const put = method('put', { comment: comment('Puts it in.') });
    const html = bodyOf([symbol('Shelf', { members: [width, put] })]);
    expect(html).not.toContain('<details');
    expect(linesOf(html)).toEqual(['width: number In cm.', 'put(): void Puts it in.']);
    expect(html).toContain('<span class="api-brief">In <code>cm</code>.</span>');
  });

  test('has the first sentence, which the unfolded text repeats with what follows', () => {
    const put = method('put', { comment: comment('Puts it in, e.g. a book. Then it is full.') });
    const html = bodyOf([symbol('Shelf', { members: [put] })]);
    expect(linesOf(html)).toEqual(['put(): void Puts it in, e.g. a book.']);
    expect(html).toContain('class="api-brief api-folded" data-search="off"');
    expect(html).toContain('<p>Puts it in, e.g. a book. Then it is full.</p>');
  });

  test.each([
    ['Is it full? Then stop.', 'Is it full?'],
    ['Full! Stop.', 'Full!'],
    ['Since version 8.1 of the shelf, i.e. Now.', 'Since version 8.1 of the shelf, i.e. Now.'],
    ['Ends. then goes on.', 'Ends. then goes on.'],
  ])('of “%s” is “%s”', (text, sentence) => {
    const put = method('put', { comment: comment(text) });
    expect(linesOf(bodyOf([symbol('Shelf', { members: [put] })]))).toEqual([`put(): void ${sentence}`]);
  });

  test('is not repeated if it is the whole comment', () => {
    const put = method('put', {
      comment: comment('Puts it in.', { returns: 'How many.' }),
      returns: ['number'],
    });
    const html = bodyOf([symbol('Shelf', { members: [put] })]);
    expect(html.match(/Puts it in/g)).toHaveLength(1);
    expect(html).toContain('<details>');
  });

  test('that unfolds has no link, because it is a button', () => {
    const put = method('put', { comment: comment('See [it](https://example.com).', { since: 'then' }) });
    const [, summary = '', rest = ''] =
      /(<summary.*?<\/summary>)(.*)/s.exec(bodyOf([symbol('Shelf', { members: [put] })])) ?? [];
    expect(summary).not.toContain('<a ');
    expect(rest).toContain('‹0›');
    expect(rest).toContain('href="#put"');
  });
});

describe('members with a category', () => {
  const inCategory = (name: string, category: string) =>
    method(name, { comment: comment('Text.', { category }) });
  const shelf = {
    members: [
      inCategory('fill', 'Things'),
      member('width', { type: ['number'], comment: comment('Text.', { category: 'Size' }) }),
      inCategory('grow', 'Size'),
      method('other', {}),
    ],
  };

  test('are grouped by it, in the order of the declarations, calls first', () => {
    const { head } = load([symbol('Shelf', shelf)]);
    expect(head.headings.map(({ level, text }) => `${level} ${text}`)).toEqual([
      '2 Things',
      '3 fill()',
      '2 Size',
      '3 grow()',
      '3 width',
      '2 Methods',
      '3 other()',
    ]);
  });

  test('have the heading of their group in the outline, also where a module has several symbols', () => {
    const { head } = load([symbol('Shelf', shelf), symbol('Cupboard')]);
    expect(head.headings.filter(({ level }) => level <= 3).map(({ text }) => text)).toEqual([
      'Shelf',
      'Things',
      'Size',
      'other()',
      'Cupboard',
    ]);
  });
});

describe('many members', () => {
  const members = (count: number) =>
    Array.from({ length: count }, (_, index) => method(`m${index}`, { parameters: [parameter('a', ['x'])] }));

  test('have a filter, which a few do not need', () => {
    expect(bodyOf([symbol('Shelf', { members: members(12) })])).toContain(
      '<section class="api-symbol" data-live="members">',
    );
    expect(bodyOf([symbol('Shelf', { members: members(11) })])).not.toContain('data-live');
  });

  test('of more than a hundred, the groups are folded and show their first names', () => {
    const html = bodyOf([symbol('Shelf', { members: members(101) })]);
    expect(html).toContain('<details class="api-members"><summary><h2 id="methods">Methods</h2>');
    expect(html).toContain('m0(), m1(), m2(), m3(), m4(), m5(), m6(), m7(), …');
    expect(bodyOf([symbol('Shelf', { members: members(100) })])).toContain('<div class="api-members">');
  });
});
