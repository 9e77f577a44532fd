import { connect, type Socket } from 'node:net';

/** Requests of the X protocol. */
const GET_ATTRIBUTES = 3;
const QUERY_TREE = 15;
const INTERN_ATOM = 16;
const GET_PROPERTY = 20;
const SET_INPUT_FOCUS = 42;

const HELLO = Buffer.from([0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const HELLO_START = 8;
const REPLY_LENGTH = 32;
const IS_REPLY = 1;
const IS_VIEWABLE = 2;
const CARDINAL = 6;

/**
 * Gives windows of a display the focus, as a window manager does. Without one none has it: in a page nothing matches `:focus`, and
 * WebKit's automation has no command for it.
 */
export class WindowFocus {
  private readonly waiting = new Map<number, (reply: Buffer | undefined) => void>();
  private sent = 0;
  private ofProcess = 0;

  private constructor(
    private readonly socket: Socket,
    private readonly root: number,
  ) {}

  /** Connects to a display, such as `:1`. */
  static async connect(display: string): Promise<WindowFocus> {
    const socket = connect(`/tmp/.X11-unix/X${display.slice(1)}`);
    socket.write(HELLO);
    const focus = new WindowFocus(socket, rootOf(await readHello(socket)));
    focus.readReplies();
    const name = Buffer.from('_NET_WM_PID\0');
    const atom = await focus.ask(INTERN_ATOM, Buffer.concat([numbers(name.length - 1), name]));
    focus.ofProcess = atom?.readUInt32LE(8) ?? 0;
    return focus;
  }

  /** Gives the focus to the window of a process that was opened last. */
  async giveTo(processId: number): Promise<void> {
    const windows = await this.windowsFromTheTop();
    for (const window of windows) {
      if ((await this.processOf(window)) !== processId || !(await this.isViewable(window))) continue;
      this.send(SET_INPUT_FOCUS, numbers(window, 0));
      return;
    }
  }

  private async windowsFromTheTop(): Promise<readonly number[]> {
    const tree = await this.ask(QUERY_TREE, numbers(this.root));
    const count = tree?.readUInt16LE(16) ?? 0;
    return Array.from(
      { length: count },
      (_, index) => tree?.readUInt32LE(REPLY_LENGTH + 4 * index) ?? 0,
    ).reverse();
  }

  private async processOf(window: number): Promise<number | undefined> {
    const reply = await this.ask(GET_PROPERTY, numbers(window, this.ofProcess, CARDINAL, 0, 1));
    return reply && reply.length > REPLY_LENGTH ? reply.readUInt32LE(REPLY_LENGTH) : undefined;
  }

  private async isViewable(window: number): Promise<boolean> {
    const reply = await this.ask(GET_ATTRIBUTES, numbers(window));
    return reply?.readUInt8(26) === IS_VIEWABLE;
  }

  /** Sends a request and resolves with its reply; with nothing where the window is gone. */
  private ask(request: number, parameters: Buffer): Promise<Buffer | undefined> {
    const number = this.send(request, parameters);
    return new Promise(resolve => this.waiting.set(number, resolve));
  }

  private send(request: number, parameters: Buffer): number {
    const header = Buffer.alloc(4);
    header.writeUInt8(request);
    header.writeUInt16LE(1 + parameters.length / 4, 2);
    this.socket.write(Buffer.concat([header, parameters]));
    this.sent = (this.sent + 1) % 2 ** 16;
    return this.sent;
  }

  private readReplies(): void {
    let bytes = Buffer.alloc(0);
    this.socket.on('data', (piece: Buffer) => {
      bytes = Buffer.concat([bytes, piece]);
      for (let length = lengthOf(bytes); bytes.length >= length; length = lengthOf(bytes)) {
        this.take(bytes.subarray(0, length));
        bytes = bytes.subarray(length);
      }
    });
  }

  private take(message: Buffer): void {
    const number = message.readUInt16LE(2);
    this.waiting.get(number)?.(message[0] === IS_REPLY ? message : undefined);
    this.waiting.delete(number);
  }
}

/** What the display says first. It may come in pieces. */
function readHello(socket: Socket): Promise<Buffer> {
  return new Promise(resolve => {
    let bytes = Buffer.alloc(0);
    const take = (piece: Buffer) => {
      bytes = Buffer.concat([bytes, piece]);
      if (bytes.length < HELLO_START || bytes.length < HELLO_START + 4 * bytes.readUInt16LE(6)) return;
      socket.off('data', take);
      resolve(bytes);
    };
    socket.on('data', take);
  });
}

/** The first screen's root window: it lies behind the vendor's name and the list of formats. */
function rootOf(hello: Buffer): number {
  const vendor = Math.ceil(hello.readUInt16LE(24) / 4) * 4;
  return hello.readUInt32LE(40 + vendor + 8 * hello.readUInt8(29));
}

function lengthOf(bytes: Buffer): number {
  const isLong = bytes.length >= REPLY_LENGTH && bytes[0] === IS_REPLY;
  return REPLY_LENGTH + (isLong ? 4 * bytes.readUInt32LE(4) : 0);
}

function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, 4 * index);
  return bytes;
}
