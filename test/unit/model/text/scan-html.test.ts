import { expect, test } from 'vitest';
import { attributeOf, attributesOf } from '../../../../src/generator/model/text/scan-html.ts';

test('an entity that is unknown stays as it is written, even if every object of JavaScript has its name', () => {
  const tag = { name: 'img', attributes: ' alt="A &amp; B &constructor; &euro;"', isVoid: true };
  expect(attributeOf(tag, 'alt')).toBe('A & B &constructor; &euro;');
});

test('a word in the value of another attribute is no attribute', () => {
  const tag = { name: 'a', attributes: ` title='the id or "id=b" here' hidden ID=c id="d"`, isVoid: false };
  expect(attributeOf(tag, 'id')).toBe('c');
  expect(attributeOf(tag, 'hidden')).toBe('');
  expect(attributeOf(tag, 'or')).toBeUndefined();
});

test('attributes have any quotes or none, spaces around the sign, and entities', () => {
  const tag = { name: 'a', attributes: ` a="1 &amp; 2" b = '3"4' c=/d/?e=f g data-h=""/`, isVoid: true };
  expect([...attributesOf(tag)]).toEqual([
    ['a', '1 & 2'],
    ['b', '3"4'],
    ['c', '/d/?e=f'],
    ['g', ''],
    ['data-h', ''],
  ]);
});
