import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVERY_DIRECTIVE } from '../../every-directive.ts';
import { projectRoot } from '../../machine.ts';
import { prepare, problemsOf } from './load-text.ts';

/** What examples name. */
const FILES = {
  'content/_parts/tools.md': '<!-- #region pump -->\n\nA pump.\n\n<!-- #endregion pump -->',
  'content/docs/guides/prices.csv': 'Repair,Price,Minutes\nNew chain,€25,20\n',
  'content/docs/guides/plots.csv': 'id,title,state\nplot-1,Plot 1,free\n',
  'content/docs/guides/shops.csv': 'title,latitude,longitude\nBridge Street,50.94,6.96\n',
  ...filesOfThisSite('content/plans.yml', 'content/_screens/actions.yml'),
};

test.each(EVERY_DIRECTIVE)(
  'the example of $name is right, and shows that directive',
  async ({ name, example }) => {
    const shown = new Set<string>();
    const directives = EVERY_DIRECTIVE.map(directive => ({
      ...directive,
      render: (...given: Parameters<typeof directive.render>) => {
        shown.add(directive.name);
        return directive.render(...given);
      },
    }));
    await prepare(example, { directives, files: FILES });
    // Where nothing is configured, a directive may warn that something is missing.
    expect(problemsOf(example, { directives, files: FILES })).not.toMatch(/ error /);
    expect([...shown]).toContain(name);
  },
);

function filesOfThisSite(...files: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(files.map(file => [file, readFileSync(join(projectRoot, file), 'utf8')]));
}
