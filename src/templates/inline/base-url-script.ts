import type { ShellData } from '../contract/shell.ts';
import { scriptJson } from '../shared/script-json.ts';
import { shellWords } from '../words.ts';

/**
 * The home page's script that shows a message if the client has not set `data-booted` by `DOMContentLoaded`. Most often the site is at
 * another path than the one it was built for. The style sheet, if it loads, hides the banner that it adds.
 */
export function baseUrlScript({ baseUrl }: Pick<ShellData, 'baseUrl'>): string {
  return `document.addEventListener('DOMContentLoaded', function () {
if ('booted' in document.documentElement.dataset) return;
var configured = ${scriptJson(baseUrl)};
var suggested = location.pathname.replace(/[^/]*$/, '');
var banner = document.createElement('div');
banner.className = 'base-url-banner';
banner.style.cssText = 'padding:1rem;border:4px solid #b3261e;font:1rem/1.5 sans-serif';
var lines = [${sentence(shellWords.notLoadedProperly)}, ${sentence(shellWords.builtForBaseUrl, 'configured')}];
if (suggested !== configured) lines.push(${sentence(shellWords.suggestedBaseUrl, 'suggested')});
lines.forEach(function (line) { banner.appendChild(document.createElement('p')).textContent = line });
document.body.insertBefore(banner, document.body.firstChild);
})`;
}

/** A word as an expression of the script, with a variable in place of its name. */
function sentence(word: string, variable = ''): string {
  return word.split('{url}').map(quoted).join(` + ${variable} + `);
}

function quoted(text: string): string {
  const inside = scriptJson(text).slice(1, -1);
  return `'${inside.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
