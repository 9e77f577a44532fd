// What a feature imports for a process of its own, which loads no more than this: `@mapwright/site/system`.
export { startWatchdog } from './host/watchdog.ts';
export { contentHash } from './model/content-hash.ts';
export { compareDiagnostics, compareText, type Diagnostic, type Place } from './model/diagnostic.ts';
export type { Dependency } from './model/entry.ts';
