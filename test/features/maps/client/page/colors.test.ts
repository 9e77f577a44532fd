import { describe, expect, it } from 'vitest';
import { toLongColor } from '../../../../../src/features/maps/client/page/recolor.ts';

describe('toLongColor', () => {
  it('writes each digit twice, as fields for colours want it', () => {
    expect(toLongColor('#fa0')).toBe('#ffaa00');
  });

  it('leaves a long colour as it is', () => {
    expect(toLongColor('#c3d3cd')).toBe('#c3d3cd');
  });
});
