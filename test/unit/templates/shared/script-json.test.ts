import { expect, test } from 'vitest';
import { scriptJson } from '../../../../src/templates/shared/script-json.ts';

test.each(['</script>', '</ScRiPt >', '<!--', '<script', '\u2028\u2029'])('%j survives in a script', text => {
  const json = scriptJson({ text });
  expect(json).not.toMatch(/<|\u2028|\u2029/);
  expect(JSON.parse(json)).toEqual({ text });
});
