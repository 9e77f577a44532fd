/** What each stage of a run took, in milliseconds, in the order of their first beginnings. Stages may overlap. */
export interface Timings {
  /** Adds the time until the work is done, a promise included, to its stage. */
  readonly measure: <Result>(stage: string, work: () => Result) => Result;
  readonly stages: ReadonlyMap<string, number>;
}

/** The time from the start of the process until the first stage can begin. */
const START_UP = 'start-up';

/** Calls `onWork` with the stages under way each time that one begins or ends. */
export function startTimings(onWork: (stages: readonly string[]) => void = () => {}): Timings {
  const stages = new Map([[START_UP, performance.now()]]);
  const underWay: string[] = [];
  const begin = (stage: string) => {
    underWay.push(stage);
    onWork(underWay);
  };
  const add = (stage: string, since: number) => {
    stages.set(stage, (stages.get(stage) ?? 0) + performance.now() - since);
    underWay.splice(underWay.indexOf(stage), 1);
    onWork(underWay);
  };
  return {
    stages,
    measure: (stage, work) => {
      const since = performance.now();
      if (!stages.has(stage)) stages.set(stage, 0);
      begin(stage);
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
