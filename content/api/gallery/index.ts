export * from './gallery.ts';
