export * from './geo-point.ts';
export * from './location.ts';
export * from './location-address.ts';
export * from './screen-point.ts';
export * from './svg-point.ts';
