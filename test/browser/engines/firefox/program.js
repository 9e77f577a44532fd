#!/usr/bin/env node
// What Playwright starts as Firefox. Written in TypeScript, which Node 20 does not run by itself.
import { register } from 'node:module';

register('../../../typescript-loader.js', import.meta.url);

const { runFirefox } = await import('./run-firefox.ts');
runFirefox(process.argv.slice(2));
