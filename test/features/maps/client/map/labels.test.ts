import { describe, expect, it } from 'vitest';
import {
  chooseLabels,
  type LabelCandidate,
  shortIds,
} from '../../../../../src/features/maps/client/map/labels.ts';

const AREA = { x: 0, y: 0, width: 500, height: 500 };

function label(text: string, change: Partial<LabelCandidate> = {}): LabelCandidate {
  return { text, x: 100, y: 100, width: 60, height: 15, room: 100, weight: 1, ...change };
}

function chosen(...candidates: readonly LabelCandidate[]): readonly string[] {
  return chooseLabels(candidates, AREA).map(({ text }) => text);
}

describe('chooseLabels', () => {
  it('leaves out a label that is much wider than its region', () => {
    expect(chosen(label('fits', { room: 56 }))).toEqual(['fits']);
    expect(chosen(label('too wide', { room: 50 }))).toEqual([]);
  });

  it('prefers the larger of two regions whose labels would lie over one another', () => {
    expect(chosen(label('small', { x: 130 }), label('large', { weight: 9 }))).toEqual(['large']);
  });

  it('keeps both where they are apart, beside or below', () => {
    expect(chosen(label('a'), label('b', { x: 165 }))).toEqual(['a', 'b']);
    expect(chosen(label('a'), label('b', { y: 116 }))).toEqual(['a', 'b']);
  });

  it('leaves out what is not in view', () => {
    expect(chosen(label('left', { x: -1 }), label('below', { y: 501 }))).toEqual([]);
  });

  it('does not let a hidden label take a place', () => {
    expect(chosen(label('too wide', { room: 10, weight: 9 }), label('fits'))).toEqual(['fits']);
  });
});

describe('shortIds', () => {
  it('leaves out a country that all have', () => {
    expect([...shortIds(['DE-BE', 'DE-BY'])]).toEqual([
      ['DE-BE', 'BE'],
      ['DE-BY', 'BY'],
    ]);
  });

  it.each([[['US-CA', 'CA-ON']], [['DE', 'FR']], [['06037']], [[]]])('keeps %j', ids => {
    expect([...shortIds(ids).values()]).toEqual(ids);
  });
});
