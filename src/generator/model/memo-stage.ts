/** Results of one kind that outlive a run. A key names everything that its value depends on; values are immutable JSON. */
export interface MemoStage<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
}
