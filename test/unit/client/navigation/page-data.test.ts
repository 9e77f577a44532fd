import { expect, it } from 'vitest';
import { parsePageData } from '../../../../src/client/navigation/page-data.ts';

it('throws for JSON that is no page', () => {
  expect(() => parsePageData('{"path":"/"}')).toThrow('no data that this script understands');
});
