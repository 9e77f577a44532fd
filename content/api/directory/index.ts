export * from './directory.ts';
