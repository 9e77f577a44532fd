import { createHash } from 'node:crypto';

const ACCEPT_SUFFIX = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** The `Sec-WebSocket-Accept` that answers a handshake's key (RFC 6455, section 4.2.2). */
export function toAcceptKey(key: string): string {
  return createHash('sha1')
    .update(key + ACCEPT_SUFFIX)
    .digest('base64');
}

/** A whole text message as the server sends it: one frame, not masked (RFC 6455, section 5.2). */
export function toTextFrame(text: string): Uint8Array {
  const payload = Buffer.from(text);
  return Buffer.concat([frameHead(payload.length), payload]);
}

function frameHead(length: number): Uint8Array {
  if (length < 126) return Buffer.from([0x81, length]);
  if (length < 0x1_0000) return Buffer.from([0x81, 126, length >> 8, length & 0xff]);
  const head = Buffer.from([0x81, 127, 0, 0, 0, 0, 0, 0, 0, 0]);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}

/** A close frame that says "going away" (1001). */
export const CLOSE_FRAME: Uint8Array = Buffer.from([0x88, 2, 0x03, 0xe9]);
