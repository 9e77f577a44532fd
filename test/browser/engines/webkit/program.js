#!/usr/bin/env node
// What Playwright starts in WebKit's place. Written in TypeScript, which Node 20 does not run by itself.
import { register } from 'node:module';

register('../../../typescript-loader.js', import.meta.url);

const { runWebKit } = await import('./run-webkit.ts');
await runWebKit();
