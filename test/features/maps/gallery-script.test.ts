import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import script from '../../../src/features/maps/templates/gallery-script.ts';

/** The data attributes of `<html>` after the script has run, and when its time has passed. */
function visit(search: string) {
  const dataset: Record<string, string> = {};
  let end = () => {};
  runInNewContext(script, {
    location: { search },
    document: { documentElement: { dataset } },
    setTimeout: (run: () => void, delay: number) => {
      if (delay === 4000) end = run;
    },
  });
  const atOnce = { ...dataset };
  end();
  return { atOnce, later: dataset };
}

describe('what the address asks the gallery for', () => {
  test.each(['?q=france', '?theme=dark&kind=world', '?continent=europe'])('is waited for: %s', search => {
    expect(visit(search).atOnce).toEqual({ asked: '' });
  });

  test.each(['', '?q=', '?theme=dark', '?seq=1'])('is nothing: “%s”', search => {
    expect(visit(search).atOnce).toEqual({});
  });

  test('is waited for four seconds', () => {
    expect(visit('?q=france').later).toEqual({});
  });
});
