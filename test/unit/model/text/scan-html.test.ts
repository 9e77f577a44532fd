import { expect, test } from 'vitest';
import { attributeOf } from '../../../../src/generator/model/text/scan-html.ts';

test('an entity that is unknown stays as it is written, even if every object of JavaScript has its name', () => {
  const tag = { name: 'img', attributes: ' alt="A &amp; B &constructor; &euro;"', isVoid: true };
  expect(attributeOf(tag, 'alt')).toBe('A & B &constructor; &euro;');
});
