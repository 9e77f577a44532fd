import type { ShellData } from '../contract.ts';
import { scriptJson } from '../shared/script-json.ts';
import { shellWords } from '../words.ts';

/**
 * The script of the home page that speaks when the client has not set `data-booted` by `DOMContentLoaded`: most often the site
 * lies below another path than it was built for. The banner it adds is hidden by the stylesheet, where that loads.
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

/** A word as an expression of the script; what stands in the place of its name is a variable there. */
function sentence(word: string, variable = ''): string {
  return word.split('{url}').map(quoted).join(` + ${variable} + `);
}

function quoted(text: string): string {
  const inside = scriptJson(text).slice(1, -1);
  return `'${inside.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
