/** A value without its `undefined` fields: our model leaves out what is unknown. */
export type WithoutAbsent<Value> = { readonly [Key in keyof Value]?: Exclude<Value[Key], undefined> };

/** Removes the fields that are `undefined`. */
export function withoutAbsent<Value extends object>(value: Value): WithoutAbsent<Value> {
  const present: WithoutAbsent<Value> = { ...value };
  for (const key of Object.keys(present))
    if (Reflect.get(present, key) === undefined) Reflect.deleteProperty(present, key);
  return present;
}
