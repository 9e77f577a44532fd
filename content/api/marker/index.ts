export * from './marker.ts';
export * from './markers-repository.ts';
