import { beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '../../../../src/client/create-store.ts';
import type { ReadyPage } from '../../../../src/client/navigation/create-pages.ts';
import { createScreen } from '../../../../src/client/navigation/create-screen.ts';
import type { Arrival } from '../../../../src/client/navigation/navigation.ts';
import type { Place, View } from '../../../../src/client/navigation/place.ts';

const Docs = () => null;
const Article = () => null;

/** What the visitor would notice, in order. */
let noticed: string[];
beforeEach(() => {
  noticed = [];
});

const focusable = (name: string) => ({
  hasAttribute: () => true,
  focus: () => noticed.push(`focus on ${name}`),
});

/** What is asked of the document, by hand: there is no DOM in these tests. The focus is on `active`. */
function fakeDocument(active: 'nothing' | 'a link'): Document {
  const elements: Readonly<Record<string, object>> = {
    pageMain: focusable('the page'),
    part: focusable('the part'),
  };
  const document = {
    title: 'Old',
    documentElement: { lang: 'en' },
    head: { querySelectorAll: () => [], append: () => undefined },
    getElementById: (id: string) => elements[id] ?? null,
    activeElement: active === 'nothing' ? null : {},
    visibilityState: 'visible',
    defaultView: { matchMedia: () => ({ matches: true }) },
    startViewTransition: (change: () => void) => {
      noticed.push('fade');
      change();
      const done = Promise.resolve();
      return { updateCallbackDone: done, ready: done, finished: done };
    },
  };
  return document as unknown as Document;
}

function view(path: string, Layout: () => null): View {
  const shell = { baseUrl: '/base/', navbar: { title: 'Maps', home: '/base/' } };
  return { data: { path, layout: { type: 'plain' }, shell }, frozen: {}, Layout } as unknown as View;
}

function setUp(active: 'nothing' | 'a link' = 'nothing') {
  const document = fakeDocument(active);
  const address = { pathname: '/base/docs/a', search: '', hash: '' };
  const place = createStore<Place>({ view: view('/base/docs/a', Docs), address });
  const screen = createScreen({
    document,
    place,
    announce: message => noticed.push(`say ${message}`),
    onNewPage: () => noticed.push('new page'),
  });
  return { document, place, screen };
}

function ready(path: string, Layout: () => null): ReadyPage {
  const head = { title: 'New', language: 'de', elements: [], stylesheets: [] };
  return { ...view(path, Layout), head };
}

const at = (path: string) => new URL(path, 'https://example.com');

describe('a page takes the place of another', () => {
  test.each<[how: string, page: ReadyPage, Arrival, isFaded: boolean]>([
    ['with a fade in one section', ready('/base/docs/b', Docs), 'push', true],
    ['at once on the way back', ready('/base/docs/b', Docs), 'pop', false],
    ['at once with another layout', ready('/base/docs/b', Article), 'push', false],
    ['at once in another section', ready('/base/news/b', Docs), 'push', false],
  ])('%s', async (_, page, arrival, isFaded) => {
    await setUp().screen.turn(page, arrival, () => noticed.push('change'));
    expect(noticed).toEqual(isFaded ? ['fade', 'change'] : ['change']);
  });

  test('with its metadata and its address', () => {
    const { document, place, screen } = setUp();
    screen.show(ready('/base/docs/b', Docs), at('/base/docs/b?c#d'));
    expect([document.title, document.documentElement.lang]).toEqual(['New', 'de']);
    expect(place.get().view.data.path).toBe('/base/docs/b');
    expect(place.get().address).toEqual({ pathname: '/base/docs/b', search: '?c', hash: '#d' });
  });

  test('or a message does, in the shell of the page before', () => {
    const { document, place, screen } = setUp();
    screen.showFailure(new Error('offline'), () => undefined, at('/base/docs/b'));
    expect(document.title).toMatch(/ \| Maps$/);
    expect(document.documentElement.lang).toBe('en');
    expect(place.get()).toMatchObject({
      view: { data: { path: '/base/docs/b', shell: { navbar: { title: 'Maps' } } } },
      address: { pathname: '/base/docs/b' },
    });
  });
});

describe('after an arrival', () => {
  test.each<
    [what: string, Arrival, address: string, active: 'nothing' | 'a link', noticed: readonly string[]]
  >([
    ['a link leads to the page', 'push', '/base/b', 'a link', ['new page', 'focus on the page', 'say Old']],
    [
      'a link leads to a part of it',
      'push',
      '/base/b#part',
      'a link',
      ['new page', 'focus on the part', 'say Old'],
    ],
    [
      'a link leads to a part that is not there',
      'push',
      '/base/b#no',
      'a link',
      ['new page', 'focus on the page', 'say Old'],
    ],
    ['the way back keeps the focus', 'pop', '/base/b', 'a link', ['new page', 'say Old']],
    [
      'the way back finds a lost focus',
      'pop',
      '/base/b',
      'nothing',
      ['new page', 'focus on the page', 'say Old'],
    ],
    ['a refresh says nothing', 'refresh', '/base/b', 'nothing', []],
  ])('%s', (_, arrival, address, active, expected) => {
    setUp(active).screen.arrived(arrival, at(address), true);
    expect(noticed).toEqual(expected);
  });

  test('on the same page only its address changes', () => {
    const { place, screen } = setUp();
    const before = place.get().view;
    screen.arrived('push', at('/base/docs/a?b'), false);
    expect(place.get()).toEqual({
      view: before,
      address: { pathname: '/base/docs/a', search: '?b', hash: '' },
    });
    expect(noticed).toEqual([]);
  });
});
