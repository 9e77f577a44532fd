/** What each stage of a run took, in milliseconds, in the order of their first beginnings. Stages may overlap. */
export interface Timings {
  /** Adds the time until the work is done, a promise included, to its stage. */
  readonly measure: <Result>(stage: string, work: () => Result) => Result;
  readonly stages: ReadonlyMap<string, number>;
}

/** The time from the start of the process until the first stage can begin. */
const START_UP = 'start-up';

export function startTimings(): Timings {
  const stages = new Map([[START_UP, performance.now()]]);
  const add = (stage: string, since: number) =>
    void stages.set(stage, (stages.get(stage) ?? 0) + performance.now() - since);
  return {
    stages,
    measure: (stage, work) => {
      const since = performance.now();
      if (!stages.has(stage)) stages.set(stage, 0);
      const result = work();
      if (result instanceof Promise)
        void result.then(
          () => add(stage, since),
          () => add(stage, since),
        );
      else add(stage, since);
      return result;
    },
  };
}
