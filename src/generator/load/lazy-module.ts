/** Thrown by the synchronous stage when a page needs a module that has not been imported. The caller imports it and starts the page again. */
export class Unprepared extends Error {
  readonly prepare: () => Promise<void>;

  constructor(prepare: () => Promise<void>) {
    super('A module must be imported first');
    this.prepare = prepare;
  }
}

/** A module that only some pages need. Returns it once it is imported, and throws `Unprepared` before. */
export function lazyModule<Module>(importModule: () => Promise<Module>): () => Module {
  let module: Module | undefined;
  return () => {
    if (module !== undefined) return module;
    throw new Unprepared(async () => {
      module = await importModule();
    });
  };
}
