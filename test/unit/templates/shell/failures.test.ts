import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  CrashBoundary,
  CrashMessage,
  messageChain,
} from '../../../../src/templates/shell/crash-boundary.tsx';
import { LoadFailed } from '../../../../src/templates/shell/load-failed.tsx';
import { navbarItemError } from '../../../../src/templates/shell/navbar-item-boundary.tsx';

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
