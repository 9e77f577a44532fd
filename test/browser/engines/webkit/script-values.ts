import type { BidiArgument, BidiValue } from './bidi-messages.ts';
import type { RemoteObject } from './webkit-messages.ts';

/** An argument as WebKit takes it; neither of the two is `undefined`. */
interface CallArgument {
  readonly objectId?: string;
  readonly value?: unknown;
}

/** A value of WebDriver BiDi as an argument of WebKit. */
export function toCallArgument(value: BidiArgument): CallArgument {
  if ('handle' in value) return { objectId: value.handle };
  if ('sharedId' in value) return { objectId: value.sharedId };
  return value.type === 'undefined' ? {} : { value: toJson(value) };
}

function toJson(value: BidiValue): unknown {
  switch (value.type) {
    case 'null':
      return null;
    case 'undefined':
      return undefined;
    case 'array':
      return value.value.map(toJson);
    case 'object':
      return Object.fromEntries(
        value.value.map(([key, one]) => [typeof key === 'string' ? key : key.value, toJson(one)]),
      );
    default:
      return value.value;
  }
}

/** What a script gave, as WebDriver BiDi writes it: JSON as a value, all else by its handle. */
export function fromRemote(remote: RemoteObject, context: string): object {
  const { type, subtype, value, objectId, className } = remote;
  if (subtype === 'null') return { type: 'null' };
  if (objectId === undefined) return type === 'object' ? fromJson(value) : { type, value };
  if (subtype === 'node') return { type: 'node', handle: objectId, sharedId: objectId };
  if (className === 'Window') return { type: 'window', handle: objectId, value: { context } };
  return { type: subtype === 'array' ? 'array' : type, handle: objectId };
}

function fromJson(value: unknown): object {
  if (value === null) return { type: 'null' };
  if (value === undefined) return { type: 'undefined' };
  if (Array.isArray(value)) return { type: 'array', value: value.map(fromJson) };
  if (typeof value === 'object') {
    return { type: 'object', value: Object.entries(value).map(([key, one]) => [key, fromJson(one)]) };
  }
  return { type: typeof value, value };
}
