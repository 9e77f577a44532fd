import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTerminal } from '../../../../src/generator/host/terminal/terminal.ts';

const isTerminal = Object.getOwnPropertyDescriptor(process.stderr, 'isTTY');
let shown = '';

beforeEach(() => {
  shown = '';
  vi.useFakeTimers({ toFake: ['performance'] });
  Object.defineProperty(process.stderr, 'isTTY', { value: true, configurable: true });
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation(text => {
      shown += text;
      return true;
    });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  if (isTerminal === undefined) Reflect.deleteProperty(process.stderr, 'isTTY');
  else Object.defineProperty(process.stderr, 'isTTY', isTerminal);
});

test.each<[string, (terminal: ReturnType<typeof createTerminal>) => void]>([
  ['a line', terminal => terminal.line('Text')],
  ['JSON', terminal => terminal.json('Text')],
  ['a diff', terminal => terminal.diff([{ kind: 'same', text: 'Text' }])],
])('%s takes the place of the progress that is shown', (_, print) => {
  const terminal = createTerminal({});
  vi.advanceTimersByTime(1_000);
  terminal.working(['plan']);
  terminal.working([]);
  print(terminal);
  const [progress, result] = shown.replaceAll('"', '').split('\r\x1b[2K').slice(-2);
  expect(progress).toContain('plan …');
  expect(result).toBe('Text\n');
});
