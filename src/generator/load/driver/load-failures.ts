import type { SiteCode } from '../../host/work/site-code.ts';
import type { TimedResult } from '../../host/work/time-limit.ts';
import type { WorkResult } from '../../host/work/work-process.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { messageOf } from '../../model/text/message-of.ts';
import { DirectiveFailure } from '../directives/directive-failure.ts';
import { ParserFailure } from '../markdown/parser-failure.ts';
import { TRIAL_MEMORY } from './trial-parser.ts';

/** Why a text did not pass its trial; `undefined` if it did. */
export function trialFailure(
  trial: WorkResult<unknown>,
  place: Place,
  milliseconds: number,
): Diagnostic | undefined {
  switch (trial.outcome) {
    case 'done':
      return undefined;
    case 'time':
      return tooSlow(place, milliseconds);
    case 'memory':
      return {
        severity: 'error',
        code: 'markdown/too-dense',
        message: `Reading this page takes more than ${TRIAL_MEMORY / 1_000_000} MB of memory`,
        place,
        hint: 'Split the passage that begins here with empty lines, or put it in a code block.',
      };
    case 'crash':
      return crashed(place, trial.reason);
  }
}

/** Thrown in place of loading a file that has disappeared since it was hashed: nothing must be remembered as its content. */
export class VanishedFile extends Error {}

/** A file that disappeared after the folders were listed. */
export function vanished(file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'source/vanished',
    message: 'This file disappeared during the build',
    place: { file },
    hint: 'Build again.',
  };
}

/** Why an item was not loaded. */
export function loadFailure<Item extends { readonly file: string }, Value>(
  result: Exclude<TimedResult<Item, Value>, { readonly outcome: 'done' }>,
  milliseconds: number,
): Diagnostic {
  const { file } = result.item;
  if (result.outcome === 'timeout')
    return result.stopped === undefined
      ? tooSlow({ file }, milliseconds)
      : stoppedIn(result.stopped, file, milliseconds);
  const { error } = result;
  if (error instanceof VanishedFile) return vanished(file);
  if (error instanceof DirectiveFailure) return directiveCrashed(error);
  return crashed(error instanceof ParserFailure ? error.place : { file }, messageOf(error));
}

function tooSlow(place: Place, milliseconds: number): Diagnostic {
  return {
    severity: 'error',
    code: 'markdown/timeout',
    message: `This page takes longer than ${milliseconds} ms to read`,
    place,
    hint:
      place.line === undefined
        ? 'Split the page, or raise markdown.timeout in site.config.ts.'
        : 'Split the passage that begins here with empty lines, or raise markdown.timeout in site.config.ts.',
  };
}

function stoppedIn({ what, place }: SiteCode, file: string, milliseconds: number): Diagnostic {
  return {
    severity: 'error',
    code: 'markdown/timeout',
    message: `This page takes longer than ${milliseconds} ms to read. ${what} was running`,
    place: place ?? { file },
    hint: 'Look for a loop that never ends in that code. Or raise markdown.timeout in site.config.ts.',
  };
}

function directiveCrashed({ message, place }: DirectiveFailure): Diagnostic {
  return {
    severity: 'error',
    code: 'markdown/crashed',
    message,
    place,
    hint: 'Fix the code of the directive, or leave it out.',
  };
}

function crashed(place: Place, reason: string): Diagnostic {
  return {
    severity: 'error',
    code: 'markdown/crashed',
    message: `This page could not be parsed: ${reason}`,
    place,
    hint: "To find the passage, remove half of the page again and again. Or try markdown.parser: 'remark' in site.config.ts.",
  };
}
