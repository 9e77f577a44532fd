export * from './marker-cluster.ts';
