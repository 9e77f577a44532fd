import { availableParallelism } from 'node:os';

/** How many threads this machine runs at the same time. */
export const processorCount: number = availableParallelism();
