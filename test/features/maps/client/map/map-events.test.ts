import { expect, it } from 'vitest';
import { createMapEmitter } from '../../../../../src/features/maps/client/map/map-events.ts';

it('calls the listeners of an event, and no others', () => {
  const { on, emit } = createMapEmitter();
  const heard: unknown[] = [];
  on('hover', id => heard.push(['first', id]));
  on('hover', id => heard.push(['second', id]));
  on('select', ids => heard.push(ids));
  emit('hover', 'DE-BE');
  emit('select', ['DE-BY']);
  expect(heard).toEqual([['first', 'DE-BE'], ['second', 'DE-BE'], ['DE-BY']]);
});
