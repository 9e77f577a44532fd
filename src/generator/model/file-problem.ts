import type { Diagnostic } from './diagnostic.ts';

/** Why a file is not read: a diagnostic without the place that names the file. */
export type FileProblem = Required<Pick<Diagnostic, 'code' | 'message' | 'hint'>>;
