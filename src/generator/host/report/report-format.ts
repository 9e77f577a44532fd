/** The formats in which other programs read diagnostics. */
export const REPORT_FORMATS = ['gitlab', 'sarif'] as const;

export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** A file of diagnostics that a command writes besides what it prints. */
export interface ReportRequest {
  readonly format: ReportFormat;
  /** As written on the command line. */
  readonly file: string;
}
