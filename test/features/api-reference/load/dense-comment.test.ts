import { expect, test } from 'vitest';
import { withTrial } from '../../../../src/generator/load/markdown/with-trial.ts';
import { processorFor } from '../../../unit/load/load-options.ts';
import { untriedPlace } from '../../../unit/load/untried-place.ts';
import { at, comment, load, symbol } from './sample-library.ts';

test('a dense text in a comment must be tried first, and is placed at its declaration', () => {
  const processor = withTrial(processorFor('native'), () => undefined);
  const source = at(7);
  const dense = '<a>a '.repeat(8_000);
  const documented = symbol('Shelf', { source, comment: comment(`Words.\n\n${dense}`) });
  expect(untriedPlace(() => load([documented], {}, processor))).toEqual(source);
});
