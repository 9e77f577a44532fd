// What a feature imports in a process of its own, through `@mapwright/site/system`. It loads only these modules.
export { type AnsweringThread, createAnsweringThread } from './host/work/answering-thread.ts';
export { ENGINE_FLAGS } from './host/work/optimise-later.ts';
export { answerEach } from './host/work/own-thread.ts';
export { processorCount } from './host/work/processor-count.ts';
export { startWatchdog } from './host/work/watchdog.ts';
export { contentHash } from './model/content-hash.ts';
export { compareDiagnostics, type Diagnostic, type Place } from './model/diagnostic.ts';
export type { Dependency } from './model/entry.ts';
export { compareText } from './model/text/compare-text.ts';
