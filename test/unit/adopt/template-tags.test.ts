import { expect, test } from 'vitest';
import { withoutTemplateTags } from '../../../src/generator/adopt/text/template-tags.ts';

function turned(text: string) {
  const { text: left, notes } = withoutTemplateTags(text, { file: 'a.md', written: text, message: 'Lost' });
  return { left, lines: notes.map(({ place }) => place?.line) };
}

test('a loop goes with what is in it, with one note', () => {
  const text =
    '# A\n\n{% for wheel in wheels %}\n- {{ wheel }}\n{% for rim in wheel %}r{% endfor %}\n{% endfor %}\n\nB\n';
  expect(turned(text)).toEqual({ left: '# A\n\n\nB\n', lines: [3] });
});

test('of a condition, the first part stays', () => {
  const text =
    'A{% if a %} big{% elif b %} flat{% else %} small{% endif %} wheel.\n{%- assign x = 1 -%}\nB\n';
  expect(turned(text)).toEqual({ left: 'A big wheel.\nB\n', lines: [1, 2] });
});

test('values go, and a link that needs one becomes text', () => {
  expect(turned('© {{ "now" | date: "%Y" }} we.\n[Code]({{ site.repo }}/blob/a.md) ![B]({{ b }})\n')).toEqual(
    {
      left: '©  we.\nCode B\n',
      lines: [1, 2, 2],
    },
  );
});

test('code and what is between raw and endraw keep their braces', () => {
  const text = '`{{ a }}`\n\n{% raw %}{{ b }}{% endraw %}\n\n```\n{% for x in y %}\n```\n';
  expect(turned(text)).toEqual({ left: '`{{ a }}`\n\n{{ b }}\n\n```\n{% for x in y %}\n```\n', lines: [] });
});

test('a tag that nothing closes does not take the text', () => {
  expect(turned('{% for a in b %}\nText {% of\n{{ open\n')).toEqual({
    left: 'Text {% of\n{{ open\n',
    lines: [1],
  });
});
