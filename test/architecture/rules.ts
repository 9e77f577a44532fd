import { isBuiltin } from 'node:module';
import { circlesIn, type Import, importsOf, type SourceTree } from './import-graph.ts';

/** A part of the program whose files may import one another, and beyond them only what is named in `RULES`. */
type Room =
  | 'program'
  | 'feature'
  | 'cli'
  | 'server'
  | 'build'
  | Driver
  | 'public'
  | 'kit'
  | 'adopt'
  | 'system'
  | 'load'
  | 'plan'
  | 'render'
  | 'publish'
  | 'host'
  | 'model'
  | 'contract'
  | 'manifest'
  | 'templates'
  | 'client';

const STAGES = ['load', 'plan', 'render', 'publish'] as const;
type Driver = `driver of ${(typeof STAGES)[number]}`;
const DRIVERS = STAGES.map(stage => `driver of ${stage}` as const);

/** Which rooms a room may import from, besides itself. What is not named here is an upward or a sideways import. */
const RULES: Readonly<Record<Room, readonly Room[]>> = {
  // The command with its features: what knows both.
  program: ['feature', 'cli', 'public'],
  // By name only: see `upwardImport`.
  feature: [],
  cli: ['adopt', 'public', 'server', 'build', ...DRIVERS, ...STAGES, 'host', 'model', 'contract'],
  server: ['build', ...DRIVERS, ...STAGES, 'host', 'model', 'contract'],
  build: [...DRIVERS, ...STAGES, 'host', 'model', 'contract'],
  'driver of publish': [...DRIVERS, 'publish', 'render', 'plan', 'host', 'model', 'contract'],
  'driver of render': ['driver of plan', 'driver of load', 'render', 'plan', 'host', 'model', 'contract'],
  'driver of plan': ['driver of load', 'plan', 'host', 'model', 'contract'],
  'driver of load': ['public', 'load', 'host', 'model', 'contract'],
  public: ['kit', 'plan', 'load', 'model', 'contract'],
  // What features share: no stage imports it, and a site without such features loads none of it.
  kit: ['load', 'plan', 'model', 'contract'],
  // What reads the projects of other programs: pure, and loaded by its command alone.
  adopt: ['load', 'model', 'contract'],
  // What features that touch the outside import.
  system: ['host', 'model'],
  load: ['model', 'contract'],
  plan: ['model', 'contract'],
  render: ['model', 'contract'],
  publish: ['model', 'contract'],
  host: ['model', 'contract', 'manifest'],
  model: ['contract'],
  contract: [],
  manifest: [],
  templates: ['contract'],
  client: ['templates', 'contract'],
};

/** Only these touch the outside: files, processes, network, clocks. */
const OUTSIDE_ROOMS: readonly Room[] = ['host', 'server', 'cli'];

/** Modules of Node that only compute. */
const PURE_BUILTINS = ['buffer', 'crypto', 'path', 'path/posix', 'url', 'util', 'zlib'];

/** Packages that touch the outside. */
const OUTSIDE_PACKAGES = ['chokidar', 'commander', 'esbuild', 'fast-glob', 'image-size/fromFile', 'typedoc'];

/** Every breach of the rules that ARCHITECTURE.md draws, as one line each with its place. */
export function breachesIn(tree: SourceTree): readonly string[] {
  const imports = importsOf(tree);
  return [
    ...imports.flatMap(item => [...upwardImport(item), ...outsideImport(item)]),
    ...circlesIn(imports).map(circle => `circle: ${circle.join(' → ')}`),
  ];
}

/** The room of a file of `src/` or of the manifest, or nothing for a file elsewhere (`site.config.ts`). */
function roomOf(file: string): Room | undefined {
  if (file === 'package.json') return 'manifest';
  if (/^src\/templates\/(?:contract\.ts$|contract\/|shared\/)/.test(file)) return 'contract';
  if (file.startsWith('src/templates/')) return 'templates';
  if (file.startsWith('src/client/')) return 'client';
  if (/^src\/(?:site|features\/\w+)\.ts$/.test(file)) return 'program';
  if (file.startsWith('src/features/')) return 'feature';
  const driver = /^src\/generator\/(load|plan|render|publish)\/driver\//.exec(file)?.[1];
  if (driver !== undefined) return `driver of ${driver}` as Driver;
  const folder = /^src\/generator\/(adopt|host|kit|model|load|plan|render|publish)\//.exec(file)?.[1];
  if (folder !== undefined) return folder as Room;
  if (file === 'src/generator/cli.ts' || file.startsWith('src/generator/commands/')) return 'cli';
  if (/^src\/generator\/(?:dev\.ts|preview\.ts|dev\/.+)$/.test(file)) return 'server';
  if (/^src\/generator\/(?:config|directive|feature|html|kit|pages|picture|plan|source)\.ts$/.test(file))
    return 'public';
  if (file === 'src/generator/system.ts') return 'system';
  return file.startsWith('src/generator/') ? 'build' : undefined;
}

/** The folder of the feature that a file belongs to: one of the program's, or of a site's own. */
function featureOf(file: string): string | undefined {
  return /^((?:src\/)?features\/[^/]+)\//.exec(file)?.[1];
}

function upwardImport({ from, target, line }: Import): readonly string[] {
  const feature = featureOf(from);
  if (feature !== undefined) {
    if (target === undefined || featureOf(target) === feature) return [];
    // One that requires another knows it by its index.
    if (/^src\/features\/[^/]+\/index\.ts$/.test(target) && feature.startsWith('src/')) return [];
    return [`${from}:${line}: a feature imports the program by its name (@mapwright/site/…): ${target}`];
  }
  const room = roomOf(from);
  if (room === undefined || target === undefined) return [];
  if (room === 'program' && featureOf(target) !== undefined && !target.endsWith('/index.ts'))
    return [`${from}:${line}: a feature is imported by its index.ts: ${target}`];
  const targetRoom = roomOf(target);
  if (targetRoom === room || (targetRoom !== undefined && RULES[room].includes(targetRoom))) return [];
  return [`${from}:${line}: ${room} may not import ${targetRoom ?? 'from outside src'}: ${target}`];
}

function outsideImport({ from, specifier, target, line }: Import): readonly string[] {
  const room = roomOf(from);
  if (room === undefined || target !== undefined || OUTSIDE_ROOMS.includes(room)) return [];
  // As in the core, what touches the outside lies in a folder of its own.
  if (room === 'feature' && /^src\/features\/[^/]+\/host\//.test(from)) return [];
  const runsInBrowser = room === 'templates' || room === 'client' || room === 'contract';
  const name = specifier.replace(/^node:/, '');
  const isForbidden = isBuiltin(specifier)
    ? runsInBrowser || !PURE_BUILTINS.includes(name)
    : OUTSIDE_PACKAGES.some(outside => name === outside || name.startsWith(`${outside}/`));
  return isForbidden ? [`${from}:${line}: ${room} may not touch the outside: ${specifier}`] : [];
}
