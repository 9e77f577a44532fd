// Is asked to end while it is busy, and then runs a configuration.
import { runConfig } from '../../../src/generator/host/config/run-config.ts';
import { onInterrupt } from '../../../src/generator/host/on-interrupt.ts';

onInterrupt(() => process.stdout.write('heard'));
process.kill(process.pid, 'SIGTERM');
await runConfig(process.argv[2] ?? '');
