import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { NavbarItemData } from '../../../../src/templates/contract/shell.ts';
import { renderDocument } from '../../../../src/templates/server.tsx';
import {
  CrashBoundary,
  CrashMessage,
  messageChain,
} from '../../../../src/templates/shell/crash-boundary.tsx';
import { LoadFailed } from '../../../../src/templates/shell/load-failed.tsx';
import { navbarItemError } from '../../../../src/templates/shell/navbar-failure.tsx';
import { sampleInput } from '../sample-inputs.ts';
import { SAMPLE_PAGES } from '../sample-pages.ts';
import { SHELL } from '../sample-shell.ts';

const onRetry = () => undefined;

describe('messageChain', () => {
  test('lists the messages of an error and of its causes', () => {
    const error = new Error('Top', { cause: new Error('Middle', { cause: 'bottom' }) });
    expect(messageChain(error)).toEqual(['Top', 'Middle', 'bottom']);
  });

  test('ends where causes form a circle', () => {
    const error = new Error('One');
    error.cause = new Error('Two', { cause: error });
    expect(messageChain(error)).toEqual(['One', 'Two']);
  });
});

describe('a crash', () => {
  test('says that the page crashed, why, and how to go on', () => {
    const error = new Error('No map', { cause: new Error('404') });
    const html = renderToString(createElement(CrashMessage, { error, onRetry }));
    expect(html).toContain('<h1>This page crashed.</h1><p>No map</p>');
    expect(html.replaceAll('<!-- -->', '')).toContain('<p>Cause: 404</p>');
    expect(html).toContain('Try again</button>');
  });

  test('is forgotten when another page is shown, and kept until then', () => {
    const crashed = { resetKey: 'a', ...CrashBoundary.getDerivedStateFromError('x') };
    const state = { crash: null, ...crashed };
    const next = (resetKey: string) =>
      CrashBoundary.getDerivedStateFromProps({ resetKey, children: null }, state);
    expect(next('a')).toBeNull();
    expect(next('b')).toEqual({ crash: null, resetKey: 'b' });
  });
});

test('what failed to load says why and offers to load it again', () => {
  const html = renderToString(createElement(LoadFailed, { error: new Error('Offline'), onRetry }));
  expect(html).toContain('<p>Offline</p>');
  expect(html).toContain('Retry</button>');
});

test('the error of a navbar item names its JSON and keeps the cause', () => {
  const cause = new Error('No label');
  const error = navbarItemError({ type: 'button', label: 'Buy', href: '/pricing' }, cause);
  expect(error.message).toBe(
    'A navbar item failed to render: {"type":"button","label":"Buy","href":"/pricing"}',
  );
  expect(error.cause).toBe(cause);
});

describe('a navbar item that is broken', () => {
  const whole = { type: 'link', label: 'Docs', href: '/docs', activeBase: '/docs' };
  const documentWith = (...start: unknown[]) => {
    const input = sampleInput(SAMPLE_PAGES.page);
    const navbar = { ...SHELL.navbar, start: start as NavbarItemData[], end: [] };
    return renderDocument({ ...input, shell: { ...SHELL, navbar } }).html;
  };

  test.each([
    ['nothing', null],
    ['text', 'docs'],
    ['an unknown type', { ...whole, type: 'mystery' }],
    ['no type', { label: 'Docs', href: '/docs' }],
    ['a label that is no text', { ...whole, label: { en: 'Docs' } }],
    ['no address', { type: 'button', label: 'Docs' }],
    ['a link without a base', { type: 'link', label: 'Docs', href: '/docs' }],
    ['a dropdown without items', { type: 'dropdown', label: 'Docs' }],
    ['a dropdown with an empty list', { type: 'dropdown', label: 'Docs', items: [] }],
    ['a dropdown of which an item is nothing', { type: 'dropdown', label: 'Docs', items: [null] }],
    [
      'a dropdown of which an item leads nowhere',
      { type: 'dropdown', label: 'Docs', items: [{ label: 'A' }] },
    ],
  ])('(%s) says so on the server, in the navbar and in the menu, and the others are there', (_, item) => {
    const html = documentWith(item, whole);
    expect(
      html.match(/<li><span class="navbar-failure">A navbar item failed to render\.<\/span><\/li>/g),
    ).toHaveLength(2);
    expect(html.match(/<li><a href="\/docs"[^>]*>Docs<\/a><\/li>/g)).toHaveLength(2);
  });

  test('is not confused with its twin: labels and links may come twice', () => {
    const dropdown = {
      type: 'dropdown',
      label: 'Docs',
      items: [
        { label: 'A', href: '/a' },
        { label: 'B', href: '/a' },
      ],
    };
    const html = documentWith(whole, whole, dropdown, dropdown);
    expect(html).not.toContain('navbar-failure');
    expect(html.match(/>Docs</g)).toHaveLength(8);
  });
});
