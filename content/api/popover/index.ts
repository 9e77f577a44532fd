export * from './popover.ts';
