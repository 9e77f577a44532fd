export * from './mapwright.ts';
export * from './mapwright-client.ts';
export * from './product-class.ts';
