/** Results of one kind that are kept from run to run. A key covers everything that its value depends on; values are immutable JSON. */
export interface MemoStage<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
}
