import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { DevMessage } from '../../../src/generator/dev/dev-message.ts';
import type { DevAnswer, DevSite } from '../../../src/generator/dev/dev-site.ts';
import { serveDev } from '../../../src/generator/dev/serve-dev.ts';
import { findPublishedFile } from '../../../src/generator/host/http/published-folder.ts';
import type { RunningServer } from '../../../src/generator/host/http/site-server.ts';
import { contentTypeOf } from '../../../src/generator/model/paths/content-type.ts';
import { servePreview } from '../../../src/generator/preview.ts';

/** What no answer may hold. */
export const secret = 'outside the root';
export const longText = 'All work and no play. '.repeat(500);

const files: Readonly<Record<string, string>> = {
  'dist/index.html': '<html><body><h1>Home</h1></body></html>',
  'dist/about.html': `<html><body><h1>About</h1>${longText}</body></html>`,
  'dist/404.html': '<html><body><h1>Not here</h1></body></html>',
  'dist/docs.html': '<html><body><h1>Docs</h1></body></html>',
  'dist/docs/intro.html': '<html><body><h1>Intro</h1></body></html>',
  'dist/guides/index.html': '<html><body><h1>Guides</h1></body></html>',
  'dist/größe.html': '<html><body><h1>Size</h1></body></html>',
  'dist/100%25.html': '<html><body><h1>Percent</h1></body></html>',
  'dist/assets/main.1a2b3c.css': longText,
  'dist/picture.png': '0123456789',
  'dist/.env': secret,
  'dist/.git/config': secret,
  'dist/.well-known/security.txt': 'Contact: mailto:a@example.com',
  'dist/.site-manifest.json': secret,
  'dist-beside/secret.html': secret,
  'dist/nginx.conf': secret,
  'dist/vercel.json': secret,
  'secret.txt': secret,
  'dist/_redirects':
    '# aliases\n/old /docs/intro 301\n/out https://example.com/there\n/any/* /:splat\n/bad //evil.example 301\n',
  'dist/_headers':
    '/*\n  X-Frame-Options: DENY\n  X-Content-Type-Options: nosniff\n  Access-Control-Allow-Credentials: true\n/docs/*\n  X-Area: docs\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
};

export interface StartOptions {
  readonly baseUrl?: string;
  readonly host?: string;
  readonly port?: number;
  readonly strictPort?: boolean;
  readonly log?: (line: string) => void;
}

/** Where the files of the servers lie; both are there once the tests run. */
interface Places {
  folder: string;
  outDir: string;
}

/** Makes a published folder for the tests of a file, and starts servers that end with each test. */
export function useServers() {
  const places: Places = { folder: '', outDir: '' };
  const started: RunningServer[] = [];
  beforeAll(async () => {
    places.folder = await mkdtemp(join(tmpdir(), 'servers-'));
    places.outDir = join(places.folder, 'dist');
    await writeFiles(places);
  });
  afterAll(() => rm(places.folder, { recursive: true, force: true }));
  afterEach(async () => {
    await Promise.all(started.splice(0).map(server => server.close()));
  });

  async function startPreview(options: StartOptions = {}): Promise<RunningServer> {
    const server = await servePreview({ outDir: places.outDir, ...withDefaults(options) });
    started.push(server);
    return server;
  }

  async function startDev({
    site,
    ...options
  }: StartOptions & { site?: DevSite } = {}): Promise<RunningServer> {
    const server = await serveDev({ site: site ?? createSite(options.baseUrl), ...withDefaults(options) });
    started.push(server);
    return server;
  }

  function createSite(baseUrl = '/'): FolderSite {
    return new FolderSite(places.outDir, baseUrl);
  }

  const both = [
    { name: 'preview', start: startPreview },
    { name: 'dev', start: startDev },
  ];
  return { both, startPreview, startDev, createSite, places };
}

/** Fills in what most tests do not care about. */
export function withDefaults(options: StartOptions) {
  return { baseUrl: '/', port: 0, strictPort: false, log: () => undefined, ...options };
}

async function writeFiles({ folder, outDir }: Places): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  await symlink(join(folder, 'secret.txt'), join(outDir, 'way-out.txt'));
  await symlink(join(folder, 'dist-beside'), join(outDir, 'beside'));
  await symlink('picture.png', join(outDir, 'same-picture.png'));
}

/** Stands for the site that `dev` renders: it answers from the same folder, without the host's rules. */
class FolderSite implements DevSite {
  readonly asked: string[] = [];
  readonly listeners = new Set<(message: DevMessage) => void>();
  readonly baseUrl: string;
  readonly #outDir: string;

  constructor(outDir: string, baseUrl: string) {
    this.#outDir = outDir;
    this.baseUrl = baseUrl;
  }

  version = () => 1;

  headers: DevSite['headers'] = () => [['X-Frame-Options', 'DENY']];

  subscribe(listener: (message: DevMessage) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async respond(path: string): Promise<DevAnswer> {
    this.asked.push(path);
    if (path === '/old') return { kind: 'redirect', to: '/docs/intro' };
    if (path === '/out') return { kind: 'redirect', to: 'https://example.com/there' };
    if (path === '/bad') return { kind: 'redirect', to: '//evil.example' };
    if (path === '/throws') throw new Error('the template broke');
    const names = [path, `${path}.html`, `${path}/index.html`].filter(
      name => path === '/' || !path.endsWith('/') || name === path,
    );
    for (const name of names) {
      const file = await findPublishedFile(this.#outDir, name);
      if (file) return answerFile(name, file);
    }
    return pageOf(404, join(this.#outDir, '404.html'));
  }
}

/** Pages are rendered, other files are named. */
async function answerFile(name: string, from: string): Promise<DevAnswer> {
  const contentType = contentTypeOf(name);
  if (contentType.startsWith('text/html')) return pageOf(200, from);
  return { kind: 'file', contentType, body: { from } };
}

async function pageOf(status: number, file: string): Promise<DevAnswer> {
  return { kind: 'page', status, html: await readFile(file, 'utf8') };
}
