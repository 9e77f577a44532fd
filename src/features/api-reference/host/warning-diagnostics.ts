import { relative } from 'node:path';
import type { Diagnostic } from '@mapwright/site/system';
import type { ProjectReflection, Reflection } from 'typedoc';
import type { ApiSource } from '../api.ts';
import type { SourceOf } from './api-places.ts';
import type { ToldProblem } from './warning-collector.ts';

interface Warnings {
  readonly root: string;
  readonly warnings: readonly ToldProblem[];
  readonly project: ProjectReflection;
  readonly sourceOf: SourceOf;
}

/** TypeDoc's warnings about an unknown tag or a missing parameter, for example, each with its place. */
export function warningDiagnostics({ root, warnings, project, sourceOf }: Warnings): readonly Diagnostic[] {
  return warnings.map(({ message, place }) => {
    const file = place && relative(root, place.file).replaceAll('\\', '/');
    const source = place && file ? { ...place, file } : placeNamedIn(message, project, sourceOf);
    return {
      severity: 'warning',
      code: 'api/comment',
      message: message.replaceAll(/\s+/g, ' ').replace(/\.$/, ''),
      ...(source && { place: source }),
      hint: 'Fix the doc comment.',
    };
  });
}

/** Some warnings name a declaration in their text instead of its place. */
function placeNamedIn(
  message: string,
  project: ProjectReflection,
  sourceOf: SourceOf,
): ApiSource | undefined {
  const words = new Set(message.split(/[\s"'`,]+/));
  const named = Object.values<Reflection>(project.reflections).find(
    reflection => !reflection.isProject() && words.has(reflection.getFriendlyFullName()),
  );
  return named && sourceOf(named);
}
