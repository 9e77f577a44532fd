/** What Firefox says of itself, or answers. */
interface BidiMessage {
  readonly method?: string;
  readonly params?: {
    readonly response?: { readonly status: number; readonly bodySize: number | null };
  };
}

/** Counts no body for an answer that says “unchanged”. Firefox gives the size of the one in its cache, which was not sent. */
export function countSentBody<T extends BidiMessage>(message: T): T {
  const { method, params } = message;
  if (method !== 'network.responseCompleted' || params?.response?.status !== 304) return message;
  return { ...message, params: { ...params, response: { ...params.response, bodySize: 0 } } };
}
