import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../../../../src/generator/host/http/listen.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Listens on a port or the next; resolves to the port, and to what was said. */
async function listenFrom(
  port: number,
): Promise<{ readonly port: number; readonly lines: readonly string[] }> {
  const lines: string[] = [];
  const server = createServer();
  servers.push(server);
  return {
    port: await listen(server, { port, strictPort: false, log: line => lines.push(line) }),
    lines,
  };
}

test('a taken port leads to the next, which is said, and over those that browsers refuse', async () => {
  const first = await listenFrom(6664);
  const second = await listenFrom(6664);
  expect(second.port).toBeGreaterThan(first.port);
  expect(second.port).toBeGreaterThanOrEqual(6670);
  expect(second.lines).toEqual([`Port 6664 is taken, so this is port ${second.port}.`]);
});

test('many taken ports do not make Node.js warn of listeners that wait at the server', async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => warnings.push(message);
  process.on('warning', note);
  for (let taken = 0; taken < 12; taken++) await listenFrom(7100);
  process.off('warning', note);
  expect(warnings).toEqual([]);
});
