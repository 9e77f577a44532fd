import { expect, it } from 'vitest';
import { createMapEmitter } from '../../../../../src/features/maps/client/map/map-events.ts';

it('tells listeners of an event, and no longer those that ended', () => {
  const { on, emit } = createMapEmitter();
  const heard: unknown[] = [];
  const end = on('hover', id => heard.push(['first', id]));
  on('hover', id => heard.push(['second', id]));
  on('select', ids => heard.push(ids));
  emit('hover', 'DE-BE');
  end();
  emit('hover', null);
  emit('select', ['DE-BY']);
  expect(heard).toEqual([['first', 'DE-BE'], ['second', 'DE-BE'], ['second', null], ['DE-BY']]);
});
