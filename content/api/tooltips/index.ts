export * from './tooltip.ts';
