import * as acorn from 'acorn';
import { evaluate } from './evaluate.ts';
import { Unread } from './unread.ts';

/**
 * The value of an expression without names, such as `[{ label: 'a' }]`; the parts that need more are `Unread`. Nothing for text that is not
 * an expression of JavaScript.
 */
export function readLiteral(text: string): unknown {
  const place = { file: '' };
  let steps = 0;
  const module = {
    file: '',
    placeOf: () => place,
    importFrom: () => new Unread(place),
    evaluate,
    inCall: (_: unknown, otherwise: () => unknown) => otherwise(),
    step: () => ++steps < MOST_STEPS,
  };
  try {
    const node = acorn.parseExpressionAt(text, 0, { ecmaVersion: 'latest' });
    return text.slice(node.end).trim() === '' ? evaluate(node, { module, names: new Map() }) : undefined;
  } catch {
    return undefined;
  }
}

/** Longest evaluation, in expressions. */
const MOST_STEPS = 5000;
