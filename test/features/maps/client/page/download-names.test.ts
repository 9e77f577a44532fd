import { describe, expect, it } from 'vitest';
import {
  labelledName,
  pngName,
  toPngWidth,
} from '../../../../../src/features/maps/client/page/download-names.ts';

describe('toPngWidth', () => {
  it('takes a width that is offered', () => {
    expect(toPngWidth('4000')).toBe(4000);
  });

  it.each([undefined, '', '9e9', '-1', 'wide'])('takes the smallest instead of %j', value => {
    expect(toPngWidth(value)).toBe(1000);
  });
});

describe('names of pictures', () => {
  it('say what they are, in the place of the ending', () => {
    expect(pngName('usa-ga.svg', 2000)).toBe('usa-ga-2000.png');
    expect(labelledName('usa-ga.svg')).toBe('usa-ga-labels.svg');
  });
});
