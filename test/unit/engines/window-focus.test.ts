import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { WindowFocus } from '../../browser/engines/webkit/window-focus.ts';

const DISPLAY = `:${20_000 + process.pid}`;
const SOCKET = `/tmp/.X11-unix/X${DISPLAY.slice(1)}`;

/** What a display says first: a length of nine words, no vendor, no formats, one screen whose root is 7. */
const HELLO = Buffer.alloc(44);
HELLO.writeUInt8(1, 0);
HELLO.writeUInt16LE(9, 6);
HELLO.writeUInt32LE(7, 40);

test.each([
  ['whole', [HELLO]],
  ['in pieces', [HELLO.subarray(0, 8), HELLO.subarray(8, 30), HELLO.subarray(30)]],
])('what a display says first may come %s', async (_, pieces) => {
  mkdirSync('/tmp/.X11-unix', { recursive: true });
  const asked: Buffer[] = [];
  let display: Socket | undefined;
  const server = createServer(socket => {
    display = socket;
    socket.once('data', async () => {
      socket.on('data', answer);
      for (const piece of pieces) {
        socket.write(piece);
        await new Promise(resolve => setTimeout(resolve, 20));
      }
    });

    function answer(request: Buffer): void {
      asked.push(request);
      const reply = Buffer.alloc(32);
      reply.writeUInt8(1, 0);
      reply.writeUInt16LE(asked.length, 2);
      socket.write(reply);
    }
  });
  await once(server.listen(SOCKET), 'listening');
  try {
    const focus = await WindowFocus.connect(DISPLAY);
    await focus.giveTo(1);
    expect(asked.at(-1)?.readUInt32LE(4)).toBe(7);
  } finally {
    display?.destroy();
    server.close();
    rmSync(SOCKET, { force: true });
  }
});
