import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../machine.ts';

/** A running `site dev`. */
export interface DevServer {
  readonly url: string;
  readonly fetch: (path: string) => Promise<Response>;
  readonly text: (path: string) => Promise<string>;
  /** All that it has printed so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts `site dev` for the site in a folder and waits until it has printed its address. */
export function startDev(root: string, program = join(projectRoot, 'bin', 'site.js')): Promise<DevServer> {
  const child = spawn(process.execPath, [program, 'dev', '--root', root, '--port', String(freePort())], {
    env: { ...process.env, CI: '' },
  });
  let output = '';
  const ended = new Promise<void>(resolve => child.on('close', () => resolve()));
  return new Promise((resolve, reject) => {
    const listen = (chunk: string) => {
      output += chunk;
      const url = /http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d+/.exec(output)?.[0];
      if (url !== undefined) resolve(serverAt(url));
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.on('close', code => reject(new Error(`dev ended (exit code ${code}):\n${output}`)));
  });

  function serverAt(url: string): DevServer {
    return {
      url,
      fetch: path => fetch(url + path),
      text: async path => (await fetch(url + path)).text(),
      output: () => output,
      stop: () => {
        child.kill('SIGTERM');
        return ended;
      },
    };
  }
}

/** A port that is probably free; the server takes the next one where it is not. */
function freePort(): number {
  return 20_000 + Math.floor(Math.random() * 20_000);
}
