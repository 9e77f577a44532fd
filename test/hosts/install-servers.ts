import { APACHE, NGINX } from './real-server.ts';

/** Finds or installs both servers once, before test files ask for them side by side. */
export function setup(): void {
  for (const { command } of [NGINX, APACHE]) command();
}
