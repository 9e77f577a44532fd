import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { THEME_COLORS } from '../../../../src/templates/theme-colors.ts';
import { projectRoot } from '../../../machine.ts';

const TOKENS = readFileSync(join(projectRoot, 'src/templates/theme/tokens.css'), 'utf8');
const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];

/** Text, and every ground on which the styles set it. */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  ink: ['paper', 'tint', 'raised', 'code-paper', 'accent-tint', 'good-tint', 'caution-tint', 'bad-tint'],
  'ink-soft': ['paper', 'tint', 'raised', 'code-paper', 'accent-tint', 'good-tint', 'bad-tint'],
  accent: ['paper', 'tint', 'raised', 'code-paper', 'accent-tint', 'good-tint', 'caution-tint', 'bad-tint'],
  'accent-strong': ['paper', 'tint', 'raised', 'accent-tint'],
  'on-accent': ['accent', 'accent-strong'],
  warm: ['paper'],
  good: ['paper', 'good-tint', 'code-paper'],
  caution: ['paper', 'caution-tint', 'code-paper'],
  bad: ['paper', 'bad-tint', 'code-paper'],
  'code-keyword': ['code-paper', 'accent-tint', 'good-tint', 'bad-tint'],
  'code-string': ['code-paper', 'accent-tint', 'good-tint', 'bad-tint'],
  'code-constant': ['code-paper', 'accent-tint', 'good-tint', 'bad-tint'],
  'code-comment': ['code-paper', 'accent-tint', 'good-tint', 'bad-tint'],
  'code-function': ['code-paper', 'accent-tint', 'good-tint', 'bad-tint'],
};

/** What shows where a control is, and its ground. */
const EDGES: Readonly<Record<string, readonly string[]>> = {
  edge: ['paper', 'tint', 'raised'],
  accent: ['paper', 'tint', 'raised'],
};

describe.each(MODES)('on %s paper', mode => {
  test.each(pairs(TEXT))('%s reads on %s', (text, ground) => {
    expect(contrast(color(text, mode), color(ground, mode))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(EDGES))('a line of %s shows on %s', (line, ground) => {
    expect(contrast(color(line, mode), color(ground, mode))).toBeGreaterThanOrEqual(3);
  });

  test("the browser's frame has the color of the paper", () => {
    expect(THEME_COLORS[mode]).toBe(color('paper', mode));
  });
});

test('contrast is computed as the guidelines say', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

function pairs(table: Readonly<Record<string, readonly string[]>>): readonly (readonly [string, string])[] {
  return Object.entries(table).flatMap(([front, grounds]) => grounds.map(ground => [front, ground] as const));
}

function color(token: string, mode: Mode): string {
  const values = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(TOKENS);
  const value = values?.[mode === 'light' ? 1 : 2];
  if (value === undefined) throw new Error(`No color token --${token} in tokens.css`);
  return value;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
