import type { ResultOf } from './webkit-messages.ts';

/** An answer to a command, or an event. */
export interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: unknown;
}

/** Sends a command and resolves with its result. */
export type Call = <Method extends string>(method: Method, parameters?: object) => Promise<ResultOf<Method>>;

/** What is done with the messages of a protocol, by their names. */
export type Handlers<Messages> = { readonly [Name in keyof Messages]?: (params: Messages[Name]) => unknown };

/** Hands the parameters of a message to its handler, and gives what that gives. What a name carries is for its protocol to say. */
export function handle<Messages>(handlers: Handlers<Messages>, name: string, params: unknown): unknown {
  const handler = Object.hasOwn(handlers, name) ? handlers[name as keyof Messages] : undefined;
  return handler?.(params as Messages[keyof Messages]);
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Numbers commands, keeps who waits for an answer, and hands it over. */
export class Calls {
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** Sends a command by way of `send`, which gets its text. */
  async call<Method extends string>(
    method: Method,
    parameters: object,
    send: (message: string) => void,
  ): Promise<ResultOf<Method>> {
    const id = ++this.lastId;
    send(JSON.stringify({ id, method, params: parameters }));
    const result = await new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    return result as ResultOf<Method>;
  }

  /** Hands an answer to who waits for it. */
  take({ id, result, error }: Message): void {
    if (id === undefined) return;
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
  }

  /** Nothing that is under way will be answered. */
  abandon(reason: string): void {
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
  }
}

/** A test may close its pages while they are still being opened or followed: no one waits for them any more. */
export function ignoreClosing(): void {}
