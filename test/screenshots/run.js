// Takes screenshots of the site: `npm run screenshots -- [options] [paths]`. They are written in TypeScript, which Node 20 does not run by itself.
import { register } from 'node:module';

register('../typescript-loader.js', import.meta.url);

const { takeScreenshots } = await import('./take-screenshots.ts');
await takeScreenshots(process.argv.slice(2));
