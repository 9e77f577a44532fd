import { unified } from 'unified';
import { startWatchdog } from '../host/watchdog.ts';
import { nativeParser } from '../load/markdown/parsers/native.ts';

const processor = unified().use(nativeParser).freeze();

process.once('message', (text: string) => {
  processor.parse(text);
  process.send?.('done');
});
await startWatchdog(Number(process.argv[2]));
process.send?.('ready');
