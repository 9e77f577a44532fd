import { flushSync } from 'react-dom';
import { shellWords } from '../../templates/words.ts';
import type { Store } from '../create-store.ts';
import { failedView } from '../failed-view.tsx';
import type { ReadyPage } from './create-pages.ts';
import { crossFade } from './cross-fade.ts';
import { type Announce, focusOn, isFocusLost } from './focus-and-announce.ts';
import type { NavigationScreen } from './navigation.ts';
import { type Place, toAddress, type View } from './place.ts';
import { findHashTarget, revealHash } from './scroll.ts';
import { updateHead } from './update-head.ts';

export interface ScreenOptions {
  readonly document: Document;
  readonly place: Store<Place>;
  readonly announce: Announce;
  /** Called when another page is shown. */
  readonly onNewPage: () => void;
}

/** Shows the result of a navigation, moves the focus to it and announces its title. */
export function createScreen({ document, place, ...options }: ScreenOptions): NavigationScreen<ReadyPage> {
  return {
    turn: async (page, arrival, change) => {
      if (arrival === 'push' && isOfOneKind(place.get().view, page)) await crossFade(document, change);
      else change();
    },
    show: ({ data, frozen, head, Layout }, url) => {
      updateHead(document, head);
      flushSync(() => place.set({ view: { data, frozen, Layout }, address: toAddress(url) }));
      // Before anything is scrolled: the position to go back to was taken while the target was open.
      revealHash(document, url.hash);
    },
    showFailure: (error, retry, url) => {
      const { view } = place.get();
      const title = `${shellWords.pageFailed} | ${view.data.shell.navbar.title}`;
      updateHead(document, { title, language: document.documentElement.lang, elements: [] });
      const failed = failedView(view, { path: url.pathname, error, retry });
      flushSync(() => place.set({ view: failed, address: toAddress(url) }));
    },
    arrived: (arrival, url, isNewPage) => {
      const address = toAddress(url);
      if (!isNewPage) place.set({ ...place.get(), address });
      if (!isNewPage || arrival === 'refresh') return;
      options.onNewPage();
      const target = findHashTarget(document, url.hash) ?? document.getElementById('pageMain');
      if (target && (arrival === 'push' || isFocusLost(document))) focusOn(target);
      options.announce(document.title);
    },
  };
}

/** Whether two pages have one layout and are in one section of the site: docs, maps, posts. */
function isOfOneKind(from: View, to: ReadyPage): boolean {
  return from.Layout === to.Layout && sectionOf(from) === sectionOf(to);
}

function sectionOf({ data }: Pick<View, 'data'>): string | undefined {
  return data.path.slice(data.shell.baseUrl.length).split('/')[0];
}
