export * from './version-6-0-0.ts';
export * from './version-8-0-0.ts';
export * from './version-8-1-0.ts';
