import { POSTED_TEXT_HEADER } from '../posted-text.ts';
import type { BidiCommand, Call } from './caller.ts';

interface BidiMessage {
  readonly method?: string;
  readonly params?: {
    readonly request?: {
      readonly request: string;
      readonly bodySize: number | null;
      readonly headers: readonly object[];
    };
  };
}

/** Lets Firefox keep what requests post where Playwright asks it to keep what servers answer. */
export function keepPostedText(command: BidiCommand): BidiCommand {
  return command.method === 'network.addDataCollector'
    ? { ...command, params: { ...command.params, dataTypes: ['request', 'response'] } }
    : command;
}

/** Adds to a request what it posts, as a header: Playwright does not ask for it. */
export async function addPostedText<T extends BidiMessage>(message: T, call: Call): Promise<T> {
  const { method, params } = message;
  const request = params?.request;
  if (method !== 'network.beforeRequestSent' || !request?.bodySize) return message;
  const { bytes } = (await call('network.getData', { request: request.request, dataType: 'request' })) as {
    readonly bytes: { readonly type: string; readonly value: string };
  };
  const headers = [...request.headers, { name: POSTED_TEXT_HEADER, value: bytes }];
  return { ...message, params: { ...params, request: { ...request, headers } } };
}
