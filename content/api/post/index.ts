export * from './post-interface.ts';
