import type { ShellData } from '../contract.ts';
import { scriptJson } from '../shared/script-json.ts';

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
var lines = ['This site did not load properly.', 'It was built for the base URL ' + configured + '.'];
if (suggested !== configured) lines.push('It seems to lie at ' + suggested + ': try this as its base URL.');
lines.forEach(function (line) { banner.appendChild(document.createElement('p')).textContent = line });
document.body.insertBefore(banner, document.body.firstChild);
})`;
}
