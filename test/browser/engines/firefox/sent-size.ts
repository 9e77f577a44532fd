/** What Firefox says of itself, or answers. */
interface BidiMessage {
  readonly method?: string;
  readonly params?: {
    readonly response?: {
      readonly status: number;
      readonly fromCache: boolean;
      readonly bodySize: number | null;
    };
  };
}

/** Counts no body for an answer that says “unchanged” or comes out of the cache. Firefox gives the size of the one in its cache. */
export function countSentBody<T extends BidiMessage>(message: T): T {
  const { method, params } = message;
  const response = params?.response;
  const isUnsent = response?.fromCache || response?.status === 304;
  if (method !== 'network.responseCompleted' || !isUnsent) return message;
  return { ...message, params: { ...params, response: { ...response, bodySize: 0 } } };
}
