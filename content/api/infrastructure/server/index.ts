export * from './query.ts';
export * from './schema.ts';
export * from './schema-field.ts';
export * from './schema-model.ts';
export * from './schema-repository.ts';
export * from './server.ts';
