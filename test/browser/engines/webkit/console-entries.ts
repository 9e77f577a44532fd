import type { ConsoleMessage, RemoteObject } from './webkit-messages.ts';

const METHODS: Readonly<Record<string, string>> = { warning: 'warn', basic: 'log' };

/** A message of the console as WebDriver BiDi writes it. What the engine itself reports is passed on like what the page writes. */
export function logEntryOf(
  message: ConsoleMessage,
  source: { readonly realm: string; readonly context: string },
): object {
  const { level, text, parameters, stackTrace } = message;
  const entry = { level, text, source, timestamp: Math.round((message.timestamp ?? 0) * 1000) };
  if (message.source === 'javascript' && level === 'error') {
    return { ...entry, type: 'javascript', stackTrace: { callFrames: stackTrace?.callFrames ?? [] } };
  }
  return {
    ...entry,
    type: 'console',
    method: METHODS[level] ?? level,
    args: (parameters ?? [{ type: 'string', value: text }]).map(argumentOf),
  };
}

function argumentOf({ type, value, description }: RemoteObject): object {
  const isPlain = type === 'string' || type === 'number' || type === 'boolean';
  return isPlain ? { type, value } : { type: 'string', value: description ?? String(value ?? type) };
}
