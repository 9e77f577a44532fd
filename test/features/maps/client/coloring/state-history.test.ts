import { describe, expect, it } from 'vitest';
import {
  type MapState,
  PLAIN,
  withColor,
} from '../../../../../src/features/maps/client/coloring/map-state.ts';
import { createStateHistory } from '../../../../../src/features/maps/client/coloring/state-history.ts';

const titled = (title: string): MapState => ({ ...PLAIN, title });

describe('a history of states', () => {
  it('goes back and forth, and says what it takes back', () => {
    let time = 0;
    const history = createStateHistory(() => (time += 5000));
    history.change(titled('a'), 'Title');
    history.change(titled('b'), 'Title');
    expect(history.undo()).toBe('Title');
    expect(history.current().title).toBe('a');
    expect(history.redo()).toBe('Title');
    expect(history.current().title).toBe('b');
    expect(history.redo()).toBeNull();
    history.undo();
    history.undo();
    expect(history.undo()).toBeNull();
    expect(history.current()).toEqual(PLAIN);
  });

  it('takes quick changes of the same step as one', () => {
    const history = createStateHistory(() => 0);
    for (const title of ['a', 'ab', 'abc']) history.change(titled(title), 'Title');
    history.undo();
    expect(history.current()).toEqual(PLAIN);
  });

  it('forgets what was undone as soon as something else is done', () => {
    const history = createStateHistory(() => 0);
    history.change(titled('a'), 'Title');
    history.undo();
    history.change(titled('b'), 'Source');
    expect(history.canRedo()).toBe(false);
  });
});

describe('a colour of some regions', () => {
  it('makes a group, joins the one of that colour, or recolours the group that they are', () => {
    const one = withColor(PLAIN, ['a', 'b'], '#ff0000');
    expect(one.groups).toEqual([{ name: '', color: '#ff0000', regions: ['a', 'b'] }]);
    expect(withColor(one, ['c'], '#ff0000').groups[0]?.regions).toEqual(['a', 'b', 'c']);
    expect(withColor(one, ['b', 'a'], '#00ff00').groups).toEqual([
      { name: '', color: '#00ff00', regions: ['a', 'b'] },
    ]);
    expect(withColor(one, ['b'], '#00ff00').groups).toEqual([
      { name: '', color: '#ff0000', regions: ['a'] },
      { name: '', color: '#00ff00', regions: ['b'] },
    ]);
  });
});
