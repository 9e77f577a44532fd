import type { Diagnostic } from './diagnostic.ts';

/** Why a file is not read, whoever names it: a diagnostic without its place. */
export type FileProblem = Required<Pick<Diagnostic, 'code' | 'message' | 'hint'>>;
