import { Logger, LogLevel, type MinimalNode, type MinimalSourceFile } from 'typedoc';

/** A warning of TypeDoc; `line` and `column` count from 1. */
export interface ToldProblem {
  readonly message: string;
  readonly place?: { readonly file: string; readonly line: number; readonly column: number };
}

/** Collects TypeDoc's messages instead of printing them. */
export class WarningCollector extends Logger {
  readonly problems: ToldProblem[] = [];

  protected override addContext(
    message: string,
    level: Exclude<LogLevel, LogLevel.None>,
    ...context: [MinimalNode?] | [number, MinimalSourceFile]
  ): string {
    if (level === LogLevel.Warn || level === LogLevel.Error)
      this.problems.push({ message, ...placeOf(context) });
    return message;
  }
}

function placeOf(context: [MinimalNode?] | [number, MinimalSourceFile]): Pick<ToldProblem, 'place'> {
  const [first, second] = context;
  if (first === undefined) return {};
  const file = typeof first === 'number' ? second : first.getSourceFile();
  if (file === undefined) return {};
  const { line, character } = file.getLineAndCharacterOfPosition(
    typeof first === 'number' ? first : first.getStart(),
  );
  return { place: { file: file.fileName, line: line + 1, column: character + 1 } };
}
