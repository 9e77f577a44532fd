export * from './filters.ts';
