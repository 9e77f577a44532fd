import type { Diagnostic } from '../../model/diagnostic.ts';
import { shortList } from '../../model/short-list.ts';
import { placeText } from '../../model/text/place-text.ts';
import { repositoryPathOf } from '../git/repository-path.ts';
import { printAnnotation, withoutCommands } from './annotation.ts';
import { printable } from './printable.ts';
import { createSourceFrames, type SourceFrames } from './source-frames.ts';
import type { Style } from './style.ts';

/** How diagnostics are shown: for people, or for people and as annotations of a pull request. */
export type DiagnosticFormat = 'text' | 'annotated';

/**
 * The text of diagnostics, sorted by place: `file:line:column  code  message`, the source's lines, the hint. Of many of one code, a few
 * and how many more there are. Files are read from `root` for their lines; one that cannot be read is shown without.
 */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  root: string,
  format: DiagnosticFormat,
  style: Style,
): string {
  const frameOf = createSourceFrames(root, style);
  const shown = shortList(diagnostics);
  const text = shown.map(diagnostic => printForPeople(diagnostic, frameOf, style)).join('');
  if (format === 'text') return text;
  const pathOf = repositoryPathOf(root);
  return withoutCommands(text) + shown.map(diagnostic => printAnnotation(diagnostic, pathOf)).join('');
}

function printForPeople(diagnostic: Diagnostic, frameOf: SourceFrames, style: Style): string {
  const { severity, code, message, place, hint, related = [] } = diagnostic;
  const word = severity === 'error' ? style.red('error') : style.yellow('warning');
  const lines = [
    `${place === undefined ? '' : `${style.bold(printable(placeText(place)))}  `}${word}  ${style.dim(printable(code))}  ${linesOf(message)}`,
  ];
  if (place !== undefined) lines.push(...frameOf(place));
  for (const other of related)
    lines.push(`  ${style.dim('also:')} ${printable(placeText(other))}  ${linesOf(other.message)}`);
  if (hint !== undefined) lines.push(`  ${style.dim('hint:')} ${linesOf(hint)}`);
  return `${lines.join('\n')}\n\n`;
}

/** Further lines of a text are indented, so that none passes for a diagnostic of its own. */
function linesOf(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(printable)
    .join('\n    ');
}
