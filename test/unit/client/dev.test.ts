import { describe, expect, it } from 'vitest';
import { summarize } from '../../../src/client/dev/overlay.ts';
import { formatPlace, parseMessage } from '../../../src/client/dev/parse-message.ts';

const ERROR = { severity: 'error', code: 'link/missing-target', message: 'No page at /x' } as const;

describe('parseMessage', () => {
  it.each([
    { type: 'update', paths: ['/docs/a'] },
    { type: 'update', paths: 'all' },
    { type: 'style', hashes: [['OLD1', 'NEW1']] },
    { type: 'reload' },
    { type: 'diagnostics', diagnostics: [], counts: { errors: 0, warnings: 0 } },
    {
      type: 'diagnostics',
      diagnostics: [{ ...ERROR, place: { file: 'content/docs/a.md', line: 3, column: 7 } }],
      counts: { errors: 40_000, warnings: 0 },
    },
    {
      type: 'diagnostics',
      diagnostics: [{ ...ERROR, severity: 'warning' }],
      counts: { errors: 0, warnings: 1 },
    },
  ])('takes %j', message => {
    expect(parseMessage(JSON.stringify(message))).toEqual(message);
  });

  it.each([
    'no json',
    'null',
    '{"type":"run","code":"1"}',
    '{"type":"update"}',
    '{"type":"update","paths":[1]}',
    '{"type":"style"}',
    '{"type":"style","hashes":[["OLD1"]]}',
    '{"type":"diagnostics","diagnostics":[]}',
    '{"type":"diagnostics","diagnostics":[{}],"counts":{"errors":1,"warnings":0}}',
    '{"type":"diagnostics","diagnostics":[{"severity":"fatal","code":"a/b","message":"c"}],"counts":{"errors":1,"warnings":0}}',
    '{"type":"diagnostics","diagnostics":[{"severity":"error","code":"a/b","message":"c","place":{}}],"counts":{"errors":1,"warnings":0}}',
  ])('takes nothing of %s', text => {
    expect(parseMessage(text)).toBeNull();
  });
});

describe('formatPlace', () => {
  it('says file, line and column as far as they are known', () => {
    expect(formatPlace({ file: 'content/a.md', line: 3, column: 7 })).toBe('content/a.md:3:7');
    expect(formatPlace({ file: 'content/a.md' })).toBe('content/a.md');
    expect(formatPlace(undefined)).toBe('');
  });
});

describe('summarize', () => {
  it('counts errors and warnings', () => {
    expect(summarize({ errors: 2, warnings: 1 })).toBe('2 errors, 1 warning');
    expect(summarize({ errors: 0, warnings: 2 })).toBe('2 warnings');
  });
});
