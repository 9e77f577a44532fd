/** Results of one kind that are kept from run to run. A key covers everything that its value depends on; values are immutable JSON. */
export interface MemoStage<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
}

/** A stage that also takes values which are JSON already. */
export interface JsonStage<Value> extends MemoStage<Value> {
  readonly setJson: (key: string, json: Uint8Array) => void;
}
