import { describe, expect, it } from 'vitest';
import { isSlowConnection } from '../../../../src/client/navigation/connection.ts';

describe('isSlowConnection', () => {
  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'takes %j for slow',
    connection => {
      expect(isSlowConnection({ connection })).toBe(true);
    },
  );

  it.each([undefined, {}, { saveData: false }, { effectiveType: '3g' }, { effectiveType: '4g' }])(
    'takes %j for fast',
    connection => {
      expect(isSlowConnection({ connection })).toBe(false);
    },
  );
});
