import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { relay } from './relay.ts';

const ADDRESS = /^WebDriver BiDi listening on (ws:\/\/\S+)$/;

/**
 * Runs the Firefox that `FIREFOX_PROGRAM` names, and announces the address of a relay in place of Firefox's own.
 * Ends when Firefox ends.
 */
export function runFirefox(parameters: readonly string[]): void {
  const program = process.env.FIREFOX_PROGRAM ?? 'firefox';
  const child = spawn(program, [...parameters, '--remote-allow-system-access'], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  createInterface(child.stderr).on('line', async line => {
    const address = ADDRESS.exec(line)?.[1];
    console.error(address === undefined ? line : `WebDriver BiDi listening on ${await relay(address)}`);
  });
  child.on('exit', code => process.exit(code ?? 1));
}
