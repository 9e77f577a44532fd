/** Parameters or result of a command, as JSON gave them. */
// biome-ignore lint/suspicious/noExplicitAny: two protocols of a hundred shapes each meet here; each is read where it is used.
export type Json = any;

/** Sends a command and resolves with its result. */
export type Call = (method: string, parameters?: object) => Promise<Json>;

/** Numbers commands, keeps who waits for an answer, and hands it over. */
export class Calls {
  private lastId = 0;
  private readonly waiting = new Map<
    number,
    { resolve: (result: Json) => void; reject: (error: Error) => void }
  >();

  /** Sends a command by way of `send`, which gets its text. */
  call(method: string, parameters: object, send: (message: string) => void): Promise<Json> {
    const id = ++this.lastId;
    send(JSON.stringify({ id, method, params: parameters }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  /** Whether the message is an answer; it is handed to who waits for it. */
  take({ id, result, error }: Json): boolean {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
    return id !== undefined;
  }

  /** Nothing that is under way will be answered. */
  abandon(reason: string): void {
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
  }
}

/** A test may close its pages while they are still being opened or followed: no one waits for them any more. */
export function ignoreClosing(): void {}
