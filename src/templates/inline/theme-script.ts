import type { ShellData } from '../contract.ts';
import { scriptJson } from '../shared/script-json.ts';
import { THEME_COLORS } from '../theme-colors.ts';

/**
 * The script that runs before the first paint. On `<html>` it sets `data-js`, `data-theme`, `data-theme-choice`, and
 * `data-announcement="hidden"` if the visitor has dismissed the announcement with its present id or it has ended. From then on the
 * colour of the browser's frame follows `data-theme`.
 */
export function themeScript({
  colorMode,
  announcement,
}: Pick<ShellData, 'colorMode' | 'announcement'>): string {
  const notice = announcement && { id: announcement.id, endsAt: announcement.endsAt };
  return `(function (settings, notice, colors) {
var root = document.documentElement.dataset;
function stored(key) { try { return localStorage.getItem(key) } catch (refused) { return null } }
function parse(mode) { return mode === 'light' || mode === 'dark' ? mode : null }
function system() { return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light' }
function chosen() { return parse(new URLSearchParams(location.search).get('theme')) || parse(stored('theme')) }
function isDismissed(id) {
return stored('docusaurus.announcement.dismiss') === 'true' && stored('docusaurus.announcement.id') === id
}
function paintFrame() {
document.querySelectorAll('meta[name="theme-color"]').forEach(function (frame) { frame.content = colors[root.theme] })
}
var choice = (settings.isSwitchDisabled ? null : chosen()) || (settings.respectsSystem ? 'system' : settings.defaultMode);
root.js = '';
root.themeChoice = choice;
root.theme = choice === 'system' ? system() : choice;
paintFrame();
new MutationObserver(paintFrame).observe(document.documentElement, { attributeFilter: ['data-theme'] });
if (notice && (isDismissed(notice.id) || Date.now() > notice.endsAt)) root.announcement = 'hidden';
})(${scriptJson(colorMode)}, ${scriptJson(notice ?? null)}, ${scriptJson(THEME_COLORS)})`;
}
