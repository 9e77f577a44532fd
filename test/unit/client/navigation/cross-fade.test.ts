import { describe, expect, test } from 'vitest';
import { crossFade } from '../../../../src/client/navigation/cross-fade.ts';

interface Fake {
  readonly isVisible?: boolean;
  readonly wantsMotion?: boolean;
  /** Makes the change in the next frame, as browsers do; absent where a browser cannot fade. */
  readonly startViewTransition?: (change: () => void) => object;
}

function fakeDocument({ isVisible = true, wantsMotion = true, ...rest }: Fake): Document {
  return {
    visibilityState: isVisible ? 'visible' : 'hidden',
    defaultView: { matchMedia: () => ({ matches: wantsMotion }) },
    ...rest,
  } as unknown as Document;
}

const skipped = () => Promise.reject(new DOMException('Skipped', 'AbortError'));

const fading = (change: () => void) => ({
  updateCallbackDone: Promise.resolve().then(change),
  ready: skipped(),
  finished: skipped(),
});

describe('a change of the page', () => {
  test.each<[string, Fake]>([
    ['the browser cannot fade', {}],
    ['the tab is hidden', { isVisible: false, startViewTransition: fading }],
    ['the visitor does not want motion', { wantsMotion: false, startViewTransition: fading }],
  ])('is made at once where %s', (_, fake) => {
    let isMade = false;
    void crossFade(fakeDocument(fake), () => {
      isMade = true;
    });
    expect(isMade).toBe(true);
  });

  test('is made in the next frame, and waited for, even if the browser skips the fade', async () => {
    let isMade = false;
    const done = crossFade(fakeDocument({ startViewTransition: fading }), () => {
      isMade = true;
    });
    expect(isMade).toBe(false);
    await done;
    expect(isMade).toBe(true);
  });

  test('that throws rejects', async () => {
    const change = () => {
      throw new Error('bad page');
    };
    await expect(crossFade(fakeDocument({ startViewTransition: fading }), change)).rejects.toThrow(
      'bad page',
    );
    await expect(crossFade(fakeDocument({}), change)).rejects.toThrow('bad page');
  });
});
