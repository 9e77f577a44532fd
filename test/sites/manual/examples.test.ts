import { readdirSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { site } from '../harness.ts';
import { DOCS, manualPage } from './manual-pages.ts';
import { hasExample, runExamples } from './run-examples.ts';
import { startProgram } from './running-program.ts';

const files = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.md'));
const pages = files.filter(file => hasExample(manualPage(file).text)).sort();
const workshop = { site: site(), program: startProgram() };

afterAll(() => workshop.program.end());

test.each(pages)('the examples of %s say what the program says', async file => {
  const { path, text } = manualPage(file);
  await expect(await runExamples(text, workshop)).toMatchFileSnapshot(path);
});
