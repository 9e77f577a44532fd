import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { adaptScripts } from '../adapt-scripts.ts';
import { type BidiCommand, createCaller } from './caller.ts';
import { createDownloadNames } from './downloads.ts';
import { addPostedText, keepPostedText } from './posted-text.ts';
import { countSentBody } from './sent-size.ts';
import { createTabSettings } from './tab-settings.ts';

/**
 * Passes on all that Playwright and Firefox say to each other, but for settings of tabs that no command of this Firefox
 * changes, and for what Playwright reads of requests in Chromium alone. Resolves with the address of the relay.
 */
export async function relay(firefoxAddress: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', client => connect(client, new WebSocket(`${firefoxAddress}/session`)));
  await once(server, 'listening');
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function connect(client: WebSocket, firefox: WebSocket): void {
  const isOpen = once(firefox, 'open');
  const caller = createCaller(message => firefox.send(message));
  const settings = createTabSettings(caller.call);
  const nameDownload = createDownloadNames();
  let passedOn: Promise<unknown> = Promise.resolve();

  client.on('message', async bytes => {
    await isOpen;
    const command = JSON.parse(String(bytes)) as BidiCommand;
    if (!settings.isAnswered(command.method))
      return firefox.send(JSON.stringify(adaptScripts(keepPostedText(command))));
    const answer = await settings.answer(command).catch(failure);
    client.send(JSON.stringify({ id: command.id, ...answer }));
  });
  firefox.on('message', bytes => {
    const message = JSON.parse(String(bytes));
    if (caller.take(message)) return;
    const completed = addPostedText(countSentBody(nameDownload(message)), caller.call).catch(() => message);
    // In the order in which Firefox says them, whichever is completed first.
    passedOn = Promise.all([completed, passedOn]).then(([completed]) =>
      client.send(JSON.stringify(completed)),
    );
  });
  client.on('close', () => firefox.close());
  firefox.on('close', () => client.close());
}

function failure(error: unknown) {
  return { type: 'error', error: 'unknown error', message: String(error) };
}
