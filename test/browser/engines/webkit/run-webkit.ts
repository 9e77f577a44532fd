import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocketServer } from 'ws';
import type { Command } from './bidi-messages.ts';
import { BidiSession } from './bidi-session.ts';
import { SpareBrowser } from './spare-browser.ts';
import { writeToolbarStyle } from './toolbar-style.ts';
import { WindowFocus } from './window-focus.ts';

/** Serves WebDriver BiDi for WebKit and announces the address as Firefox does. Ends with its client, or with the display. */
export async function runWebKit(): Promise<void> {
  const configuration = writeToolbarStyle();
  process.on('exit', () => rmSync(configuration, { recursive: true }));
  const display = await startDisplay();
  const focus = await WindowFocus.connect(display);
  const spareBrowser = new SpareBrowser({ display, focus, configuration });
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', client => {
    const session = new BidiSession(spareBrowser, message => client.send(JSON.stringify(message)));
    client.on('message', async bytes => {
      const command: Command = JSON.parse(String(bytes));
      await session.take(command);
      // Playwright waits for the end of the program, and half a minute where it does not come.
      if (command.method === 'browser.close') client.close();
    });
    client.on('close', () => {
      session.close();
      process.exit(0);
    });
  });
  await once(server, 'listening');
  console.error(`WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

/** Starts a display in memory and gives its name: windows are real, but nothing is shown. */
async function startDisplay(): Promise<string> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '2560x2560x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  server.on('exit', code => process.exit(code ?? 1));
  process.on('exit', () => server.kill());
  for await (const number of createInterface(server.stdout)) return `:${number}`;
  throw new Error('Xvfb ended before it had a display.');
}
