/** A command of WebDriver BiDi. */
export interface BidiCommand {
  readonly id: number;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What answers a command. */
export interface BidiAnswer {
  readonly type: 'success' | 'error';
  readonly id: number | null;
  readonly result?: unknown;
  readonly message?: string;
}

/** Sends a command of our own and resolves with its result. */
export type Call = (method: string, params: object) => Promise<unknown>;

/** Above the numbers that Playwright gives its commands, below those that it keeps for closing. */
const FIRST_ID = 2 ** 40;

/** Calls Firefox between the commands of Playwright; `take` says whether a message is an answer to such a call. */
export function createCaller(send: (message: string) => void) {
  const waiting = new Map<number, (answer: BidiAnswer) => void>();
  let lastId = FIRST_ID;

  const call: Call = async (method, params) => {
    const id = ++lastId;
    const answered = new Promise<BidiAnswer>(resolve => waiting.set(id, resolve));
    send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answered;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result;
  };

  const take = (answer: BidiAnswer): boolean => {
    const resolve = waiting.get(answer.id ?? 0);
    waiting.delete(answer.id ?? 0);
    resolve?.(answer);
    return resolve !== undefined;
  };

  return { call, take };
}
