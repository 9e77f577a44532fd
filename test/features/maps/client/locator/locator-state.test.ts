import { expect, test } from 'vitest';
import {
  readLocatorState,
  writeLocatorState,
} from '../../../../../src/features/maps/client/locator/locator-state.ts';

const NOTHING = { near: '', within: '50', services: [], isOpen: false };

test('a search survives in an address, beside what else is in it', () => {
  const search = { near: 'Köln & more', within: '', services: ['Repairs', 'Parking'], isOpen: true };
  const written = writeLocatorState('?theme=dark', search);
  expect(written).toBe('?theme=dark&near=K%C3%B6ln+%26+more&within=&service=Repairs&service=Parking&open=1');
  expect(readLocatorState(written)).toEqual(search);
});

test('a search that is as at the start leaves nothing in the address', () => {
  expect(readLocatorState('')).toEqual(NOTHING);
  expect(writeLocatorState('?near=Bonn&within=25&open=1', NOTHING)).toBe('');
});
