import { expect, test } from 'vitest';
import { failureText, isLasting, LayoutModuleError, LoadError } from '../../../src/client/load-error.ts';
import { shellWords } from '../../../src/templates/words.ts';

/** The same error from the script that was compiled apart. */
const fromOtherScript = Object.assign(new Error('ours'), { name: 'LoadError' });

test.each([
  ['one of ours', new LoadError('ours'), 'ours', false],
  ['one that loading again would not help', new LayoutModuleError('ours'), 'ours', true],
  ['one of the other script', fromOtherScript, 'ours', false],
  ['one of the browser', new TypeError('Failed to fetch'), shellWords.checkConnection, false],
  [
    'one that has nearly our name',
    Object.assign(new Error('theirs'), { name: 'DownLoadError' }),
    shellWords.checkConnection,
    false,
  ],
  ['no error', { name: 'LayoutModuleError', message: 'theirs' }, shellWords.checkConnection, false],
])('%s is explained in our words', (_, error, text, lasting) => {
  expect([failureText(error), isLasting(error)]).toEqual([text, lasting]);
});
