import { expect, test } from 'vitest';
import { createDevReport } from '../../../src/generator/commands/dev-report.ts';
import type { Diagnostic } from '../../../src/generator/model/diagnostic.ts';

const ERROR: Diagnostic = {
  severity: 'error',
  code: 'x/error',
  message: 'Broken',
  place: { file: 'a.md', line: 3 },
};
const WARNING: Diagnostic = {
  severity: 'warning',
  code: 'x/warning',
  message: 'Odd',
  place: { file: 'a.md', line: 5 },
};

test('errors are printed after every save', () => {
  const { report, told } = listen();
  report([ERROR]);
  report([ERROR]);
  expect(told).toEqual(['Broken', '1 error', 'Broken', '1 error']);
});

test('warnings are printed once, even if their lines move', () => {
  const { report, told } = listen();
  report([WARNING]);
  report([{ ...WARNING, place: { file: 'a.md', line: 6 } }]);
  report([{ ...WARNING, place: { file: 'b.md', line: 6 } }]);
  expect(told).toEqual(['Odd', '1 warning', '1 warning, as before', 'Odd', '1 warning']);
});

test('a warning that went and came back is printed again', () => {
  const { report, told } = listen();
  for (const found of [[WARNING], [], [WARNING]]) report(found);
  expect(told).toEqual(['Odd', '1 warning', 'no problems', 'Odd', '1 warning']);
});

test('an error brings no warnings back', () => {
  const { report, told } = listen();
  report([WARNING]);
  report([ERROR, WARNING]);
  expect(told).toEqual(['Odd', '1 warning', 'Broken', '1 error and 1 warning']);
});

test('a site without mistakes is silent', () => {
  const { report, told } = listen();
  report([]);
  report([]);
  expect(told).toEqual([]);
});

/** A report, and all that it has printed. */
function listen() {
  const told: string[] = [];
  const report = createDevReport({
    diagnostics: found => told.push(...found.map(({ message }) => message)),
    note: text => told.push(text),
  });
  return { report, told };
}
