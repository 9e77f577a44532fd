import { expect, test } from 'vitest';
import { checkBudgets } from '../../../src/generator/publish/budgets.ts';

const BUDGETS = { script: 100, style: 100, inlineJson: 100, requests: 10 };
const LIGHT = { script: 100, style: 100, inlineJson: 100, requests: 10 };

test('a page at its budgets is good', () => {
  expect(checkBudgets([{ name: '/', ...LIGHT }], BUDGETS)).toEqual([]);
});

test('a budget that is broken names the page that breaks it most, and how many others do', () => {
  const measured = [
    { name: '/a', ...LIGHT, script: 101 },
    { name: '/b', ...LIGHT, script: 150 },
    { name: '/c', ...LIGHT },
  ];
  expect(checkBudgets(measured, BUDGETS)).toEqual([
    {
      severity: 'error',
      code: 'budget/exceeded',
      message: '/b loads 150 bytes of scripts (gzip); the budget is 100, and 1 other page also exceeds it',
      hint: 'Load less, or raise budgets.script in site.config.ts.',
    },
  ]);
});

test('every budget is reported, in the same order each time', () => {
  const heavy = { script: 101, style: 101, inlineJson: 101, requests: 11 };
  const measured = [
    { name: '/b', ...heavy },
    { name: '/a', ...heavy },
  ];
  const messages = checkBudgets(measured, BUDGETS).map(({ message }) => message);
  expect(messages.map(message => message.split(';')[0])).toEqual([
    '/a loads 101 bytes of scripts (gzip)',
    '/a loads 101 bytes of styles (gzip)',
    '/a loads 101 bytes of inline JSON (gzip)',
    '/a needs 11 requests',
  ]);
});
