import { describe, expect, it } from 'vitest';
import { wheelFactor } from '../../../../../src/features/maps/client/map/gestures.ts';

describe('wheelFactor', () => {
  it('magnifies when the wheel turns away', () => {
    expect(wheelFactor({ deltaY: -100, deltaMode: 0, ctrlKey: false })).toBeCloseTo(2 ** 0.2);
    expect(wheelFactor({ deltaY: 100, deltaMode: 0, ctrlKey: false })).toBeCloseTo(2 ** -0.2);
  });

  it('takes lines for more than pixels', () => {
    expect(wheelFactor({ deltaY: -3, deltaMode: 1, ctrlKey: false })).toBeCloseTo(2 ** 0.15);
  });

  it('makes more of the small turns of a trackpad’s pinch', () => {
    expect(wheelFactor({ deltaY: -5, deltaMode: 0, ctrlKey: true })).toBeCloseTo(2 ** 0.1);
  });

  it('does not leap with a wild turn', () => {
    expect(wheelFactor({ deltaY: -9000, deltaMode: 2, ctrlKey: true })).toBeCloseTo(2 ** 0.5);
  });
});
