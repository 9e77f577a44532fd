import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Drawing, DrawnPicture, FileTools, MadeFile } from '../../model/site-file.ts';
import { firstLineOf } from '../../model/text/first-line.ts';

/** What the messages say of a picture that cannot be drawn. */
export interface DrawnSubject {
  /** The beginning of a sentence: `The picture for links to the map “germany”`. */
  readonly picture: string;
  /** What its writer should look at, without the final full stop. */
  readonly hint: string;
  readonly codes: Readonly<Record<'library' | 'timeout' | 'crashed', string>>;
}

/** Draws a sheet as PNG, or says why it cannot be drawn. */
export async function drawSheet(
  sheet: Drawing,
  subject: DrawnSubject,
  { drawPicture, timeout }: FileTools,
): Promise<MadeFile> {
  const drawn = await drawPicture(sheet);
  if (drawn.outcome === 'done') return { content: { type: 'bytes', bytes: drawn.png } };
  return { diagnostic: problemOf(drawn, subject, timeout) };
}

function problemOf(
  drawn: Exclude<DrawnPicture, { outcome: 'done' }>,
  { picture, hint, codes }: DrawnSubject,
  milliseconds: number,
): Diagnostic {
  const severity = 'error';
  const crashed = (reason: string): Diagnostic => ({
    severity,
    code: codes.crashed,
    message: `${picture} cannot be drawn: ${reason}`,
    hint: `${hint}.`,
  });
  switch (drawn.outcome) {
    case 'no-library':
      return {
        severity,
        code: codes.library,
        message: `${picture} cannot be drawn, because the library that draws it cannot be loaded: ${firstLineOf(drawn.reason)}`,
        hint: 'Run `npm ci` on this machine: sharp has a separate package for each system.',
      };
    case 'time':
      return {
        severity,
        code: codes.timeout,
        message: `${picture} takes longer than ${milliseconds} ms to draw`,
        hint: `${hint}, or raise markdown.timeout in site.config.ts.`,
      };
    case 'memory':
      return crashed('drawing it takes too much memory');
    case 'crash':
      return crashed(drawn.reason);
  }
}
