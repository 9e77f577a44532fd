import type { Json } from './protocol.ts';

/** A value of WebDriver BiDi as an argument of WebKit. */
export function toCallArgument(value: Json): Json {
  if (value.handle !== undefined) return { objectId: value.handle };
  if (value.sharedId !== undefined) return { objectId: value.sharedId };
  return value.type === 'undefined' ? {} : { value: toJson(value) };
}

function toJson({ type, value }: Json): Json {
  if (type === 'null') return null;
  if (type === 'array') return value.map(toJson);
  if (type === 'object')
    return Object.fromEntries(value.map(([key, one]: Json) => [key.value ?? key, toJson(one)]));
  return value;
}

/** What a script gave, as WebDriver BiDi writes it: JSON as a value, all else by its handle. */
export function fromRemote(remote: Json, context: string): Json {
  const { type, subtype, value, objectId, className } = remote;
  if (subtype === 'null') return { type: 'null' };
  if (objectId === undefined) return type === 'object' ? fromJson(value) : { type, value };
  if (subtype === 'node') return { type: 'node', handle: objectId, sharedId: objectId };
  if (className === 'Window') return { type: 'window', handle: objectId, value: { context } };
  return { type: subtype === 'array' ? 'array' : type, handle: objectId };
}

function fromJson(value: Json): Json {
  if (value === null) return { type: 'null' };
  if (value === undefined) return { type: 'undefined' };
  if (Array.isArray(value)) return { type: 'array', value: value.map(fromJson) };
  if (typeof value === 'object') {
    return { type: 'object', value: Object.entries(value).map(([key, one]) => [key, fromJson(one)]) };
  }
  return { type: typeof value, value };
}
