import type { FeatureDefinition } from '../../feature.ts';

/** Prefix by which the compiled program marks the source path of one of its own features. */
export const IN_PACKAGE = 'package:';

/** Whether a feature comes with the program. That of a site may be anything. */
export function isOfProgram({ from }: FeatureDefinition): boolean {
  return typeof from === 'string' && from.startsWith(IN_PACKAGE);
}
