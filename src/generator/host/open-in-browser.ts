import { spawn } from 'node:child_process';

/** Opens a URL in the user's browser; where none can be opened, nothing happens. */
export function openInBrowser(url: string): void {
  const [command, args] = commandFor(process.platform, url);
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

function commandFor(platform: NodeJS.Platform, url: string): [string, string[]] {
  switch (platform) {
    case 'darwin':
      return ['open', [url]];
    case 'win32':
      return ['cmd', ['/c', 'start', '', url]];
    default:
      return ['xdg-open', [url]];
  }
}
