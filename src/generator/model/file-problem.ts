import type { Problem } from './diagnostic.ts';

/** Why a file is not read: a diagnostic without the place that names the file. */
export type FileProblem = Required<Problem>;
