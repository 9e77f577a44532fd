export * from './map-object.ts';
