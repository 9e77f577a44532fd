import type { SiteCode } from '../../host/work/site-code.ts';
import { FeatureError } from './feature-error.ts';

const waiting = new Set<() => void>();

/** The result of a feature's function. If nothing is left that could settle its promise, that is an error. */
export async function awaitFeature<Result>(
  { what, place }: SiteCode,
  result: PromiseLike<Result>,
): Promise<Result> {
  let refuse = () => {};
  const never = new Promise<never>((_, reject) => {
    refuse = () =>
      reject(
        new FeatureError({
          severity: 'error',
          code: 'feature/unsettled',
          message: `${what} awaits something that never settles`,
          ...(place && { place }),
          hint: 'Check each await and what its promise waits for.',
        }),
      );
  });
  if (waiting.size === 0) process.on('beforeExit', refuseAll);
  waiting.add(refuse);
  try {
    return await Promise.race([result, never]);
  } finally {
    waiting.delete(refuse);
    if (waiting.size === 0) process.off('beforeExit', refuseAll);
  }
}

/** Node is about to end the process: nothing runs any more. */
function refuseAll(): void {
  for (const refuse of waiting) refuse();
}
