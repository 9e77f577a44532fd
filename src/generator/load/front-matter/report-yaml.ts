import type { Diagnostic } from '../../model/diagnostic.ts';

/** What is wrong at an offset of a YAML text. */
export type YamlProblem = Pick<Diagnostic, 'message' | 'hint' | 'related'>;

/** Makes a diagnostic at an offset of the text. */
export type ReportYaml = (what: string, offset: number, problem: YamlProblem) => Diagnostic;
