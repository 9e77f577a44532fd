export * from './form.ts';
export * from './form-builder.ts';
export * from './form-elements/index.ts';
