// Starts a bench: `node test/bench/run.js [builds|dev|search|shared|--pages-weight] [options]`. The benches are TypeScript, which Node 20 does not run by itself.
import { register } from 'node:module';

register('../typescript-loader.js', import.meta.url);

const [name, ...parameters] = process.argv.slice(2);
if (name === 'dev') {
  const { benchDev } = await import('./dev.ts');
  await benchDev(parameters);
} else if (name === 'search') {
  const { benchSearch } = await import('./search.ts');
  await benchSearch(parameters);
} else if (name === 'shared') {
  const { benchShared } = await import('./shared.ts');
  await benchShared(parameters);
} else if (name === '--pages-weight') {
  const { weighPages } = await import('./pages-weight.ts');
  await weighPages();
} else {
  const { benchBuilds } = await import('./builds.ts');
  await benchBuilds(name === undefined || name === 'builds' ? parameters : [name, ...parameters]);
}
