import { INCLUDED_FEATURES } from './features/defaults.ts';
import { serveLoading } from './generator/load/driver/serve-loading.ts';

// The thread that loads pages, with the features that come with the program.
await serveLoading(INCLUDED_FEATURES);
