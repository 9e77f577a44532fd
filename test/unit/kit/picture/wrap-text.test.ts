import { describe, expect, test } from 'vitest';
import { wrapText } from '../../../../src/generator/kit/picture/wrap-text.ts';

describe('a name', () => {
  const rules = { width: 480, sizes: [80, 64, 48], lines: 3 };

  test('is as large as fits', () => {
    expect(wrapText('Chad', rules)).toEqual({ lines: ['Chad'], size: 80 });
    expect(wrapText('Vietnam with the Paracel and Spratly Islands', rules)).toEqual({
      lines: ['Vietnam with', 'the Paracel and', 'Spratly Islands'],
      size: 64,
    });
  });

  test('is smaller for the sake of one long word', () => {
    expect(wrapText('A Herzegowinian', rules)).toEqual({ lines: ['A', 'Herzegowinian'], size: 64 });
  });

  test('is in the smallest letters if none of the sizes fits', () => {
    const { size, lines } = wrapText('Llanfairpwllgwyngyllgogerychwyrndrobwll', rules);
    expect([size, lines.length]).toEqual([48, 1]);
  });
});
