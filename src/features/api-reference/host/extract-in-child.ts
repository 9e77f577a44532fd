import type { Diagnostic } from '@mapwright/site/source';
import type { ApiExtraction } from '../api.ts';
import { askWorker, type WorkerAnswer, type WorkerLimits } from './ask-worker.ts';
import type { ExtractionRequest } from './extraction-request.ts';

/** What a child process has extracted, or why it has not. */
export type ChildExtraction = { readonly extraction: ApiExtraction } | { readonly problem: Diagnostic };

/** Extracts the reference in a child process. */
export async function extractInChild(
  workerFile: string,
  request: ExtractionRequest,
  limits: WorkerLimits,
): Promise<ChildExtraction> {
  const answer = await askWorker(workerFile, request, limits);
  if ('extraction' in answer) return answer;
  const explained = explanation(answer, limits);
  return { problem: { severity: 'error', code: 'api/extraction-failed', ...explained } };
}

function explanation(
  answer: Exclude<WorkerAnswer, { extraction: unknown }>,
  { time, memory }: WorkerLimits,
): Pick<Diagnostic, 'message' | 'hint'> {
  switch (answer.failure) {
    case 'time':
      return {
        message: `Extracting the API reference takes longer than ${time / 1000} s`,
        hint: 'Document fewer entry points, or look for a type that recurses without end.',
      };
    case 'memory':
      return {
        message: `Extracting the API reference takes more than ${memory} MB of memory`,
        hint: 'Document fewer entry points, or look for a type that recurses without end.',
      };
    case 'crash':
      return {
        message: `Extracting the API reference failed: ${answer.reason}`,
        hint: 'Build again. If it still fails, reinstall the dependencies with `npm ci`. Then remove entry points one by one until it succeeds: the last one that you removed is at fault.',
      };
  }
}
