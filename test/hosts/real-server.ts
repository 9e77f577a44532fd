import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireCommand, runCommand } from '../machine.ts';
import type { PublishedSite } from './published-site.ts';

/** A server of this machine that publishes a site on the loopback. */
export interface RealServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** How one kind of server is run. */
export interface ServerKind<Site = PublishedSite> {
  readonly name: 'nginx' | 'Apache';
  /** Path of the program; installed if it is missing. */
  readonly command: () => string;
  /** The main configuration around the site's own; `folder` is for files of the server. */
  readonly configure: (site: Site, where: { readonly port: number; readonly folder: string }) => string;
  readonly testParameters: (file: string, folder: string) => readonly string[];
  readonly runParameters: (file: string, folder: string) => readonly string[];
}

/** Starts a server and waits until it takes connections. Throws what the server says where it refuses its configuration. */
export async function startServer<Site>(kind: ServerKind<Site>, site: Site): Promise<RealServer> {
  const command = kind.command();
  const folder = mkdtempSync(join(tmpdir(), 'hosts-server-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'server.conf');
  writeFileSync(file, kind.configure(site, { port, folder }));
  const tried = runCommand(command, kind.testParameters(file, folder));
  if (!tried.isDone) {
    rmSync(folder, { recursive: true });
    throw new Error(`${kind.name} refuses its configuration:\n${tried.output}`);
  }
  const child = spawn(command, kind.runParameters(file, folder), { stdio: 'ignore' });
  const kill = () => child.kill('SIGKILL');
  // No server outlives a test run that breaks off.
  process.once('exit', kill);
  const close = async () => {
    await end(child);
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    while (!(await takesConnections(port))) {
      if (hasEnded(child))
        throw new Error(`${kind.name} ended:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`);
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { port, close };
}

function end(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    if (hasEnded(child)) return resolve();
    child.on('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('No port')),
      );
    });
  });
}

/** A configuration of nginx that runs in one process and writes into one folder only, around what is asked of it. */
export function nginxFile(folder: string, http: string): string {
  const temporary = ['proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `  ${name}_temp_path ${folder}/${name};\n`,
  );
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events {}
http {
  access_log off;
${temporary.join('')}${http}
}
`;
}

/** nginx, in one process. */
export const NGINX: ServerKind = {
  name: 'nginx',
  command: () => requireCommand('nginx', 'nginx'),
  configure: ({ documentRoot, baseUrl }, { port, folder }) =>
    nginxFile(
      folder,
      `  include /etc/nginx/mime.types;
  client_body_temp_path ${folder}/client_body;
  server {
    listen 127.0.0.1:${port};
    root ${documentRoot};
    include ${documentRoot}${baseUrl}nginx.conf;
  }`,
    ),
  testParameters: (file, folder) => ['-t', '-q', '-p', folder, '-c', file],
  runParameters: (file, folder) => ['-p', folder, '-c', file],
};

/** Apache, in one process, with the modules that `.htaccess` asks for and those that any server has. */
export const APACHE: ServerKind = {
  name: 'Apache',
  command: () => requireCommand('apache2', 'apache2'),
  configure: ({ documentRoot }, { port, folder }) => `ServerRoot ${folder}
${['mpm_prefork', 'authz_core', 'dir', 'mime', 'rewrite', 'headers', 'negotiation', 'autoindex'].map(name => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`).join('')}ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
User www-data
Group www-data
DocumentRoot ${documentRoot}
<Directory ${documentRoot}>
  AllowOverride All
  Options Indexes FollowSymLinks MultiViews
  Require all granted
</Directory>
`,
  testParameters: (file, folder) => ['-t', '-d', folder, '-f', file],
  runParameters: (file, folder) => ['-X', '-d', folder, '-f', file],
};
