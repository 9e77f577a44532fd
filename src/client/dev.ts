import { rememberFocus } from './dev/keep-focus.ts';
import { rememberOpen } from './dev/keep-open.ts';
import { createOverlay } from './dev/overlay.ts';
import { parseMessage } from './dev/parse-message.ts';
import { createReload } from './dev/reload.ts';
import { createStyleSwap } from './dev/swap-styles.ts';
import { parsePageData } from './navigation/page-data.ts';
import { REFRESH_EVENT, type RefreshDetail } from './navigation/refresh-event.ts';

const pauseBeforeReconnecting = 1000;

/** Listens to the development server and shows changes. It accepts four kinds of message and no other command. */
function start(): void {
  const showDiagnostics = createOverlay(document);
  const reload = createReload(window);
  const swapStyles = createStyleSwap(document);
  connect(reload, ({ data }) => {
    const message = typeof data === 'string' ? parseMessage(data) : null;
    switch (message?.type) {
      case 'update':
        refresh(toUrlPaths(message.paths));
        break;
      case 'style':
        swapStyles(message.hashes);
        break;
      case 'reload':
        reload();
        break;
      case 'diagnostics':
        showDiagnostics(message.diagnostics, message.counts);
        break;
    }
  });
}

function refresh(paths: RefreshDetail['paths']): void {
  const reopen = rememberOpen(document);
  const refocus = rememberFocus(document);
  const onRefreshed = (): void => {
    reopen();
    refocus();
  };
  const detail: RefreshDetail = { paths, onRefreshed };
  document.dispatchEvent(new CustomEvent(REFRESH_EVENT, { detail }));
}

/** Opens the channel, and opens it again whenever it is lost. A page that was cut off may have missed a message, so it reloads. */
function connect(reload: () => void, onMessage: (event: MessageEvent) => void, onOpen?: () => void): void {
  const socket = new WebSocket(channelUrl());
  socket.addEventListener('message', onMessage);
  socket.addEventListener('open', () => onOpen?.());
  socket.addEventListener('close', () =>
    setTimeout(() => connect(reload, onMessage, reload), pauseBeforeReconnecting),
  );
}

/** The server names pages by decoded paths without the base URL; the address bar has both. */
function toUrlPaths(paths: readonly string[] | 'all'): readonly string[] | 'all' {
  return paths === 'all' ? paths : paths.map(path => new URL(encodeURI(path.slice(1)), siteRoot()).pathname);
}

function channelUrl(): URL {
  const url = new URL('__dev/events', siteRoot());
  // The version of the page, which the server has written into the address of this script.
  url.search = new URL(import.meta.url).search;
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url;
}

/** The site's base URL from the page's data. A page without data, such as one that failed, is taken to be at the root. */
function siteRoot(): string {
  const text = document.getElementById('pageData')?.textContent;
  const baseUrl = text ? parsePageData(text).shell.baseUrl : '/';
  return new URL(baseUrl, location.origin).href;
}

start();
