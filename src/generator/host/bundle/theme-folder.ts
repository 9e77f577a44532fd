import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../../model/text/compare-text.ts';

/** Names of what a site's theme holds; `null` = there is no such folder. */
export interface ThemeFolder {
  /** Style sheets, the tokens first. */
  readonly sheets: readonly string[];
  /** Files of `slots/`. */
  readonly slots: readonly string[];
  /** Components beside it, which only other files of the theme use. */
  readonly components: readonly string[];
}

/** Lists a theme. */
export function readThemeFolder(folder: string): ThemeFolder | null {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return null;
  const names = namesIn(folder);
  const sheets = names.filter(name => name.endsWith('.css'));
  const isTokens = (name: string) => name === 'tokens.css';
  return {
    sheets: [...sheets.filter(isTokens), ...sheets.filter(name => !isTokens(name))],
    slots: namesIn(join(folder, 'slots')),
    components: names.filter(name => /\.[jt]sx$/.test(name)),
  };
}

function namesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter(entry => entry.isFile())
    .map(({ name }) => name)
    .sort(compareText);
}
