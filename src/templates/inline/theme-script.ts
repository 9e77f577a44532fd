import type { AnnouncementData, ColorModeData, ShellData } from '../contract/shell.ts';
import { scriptJson } from '../shared/script-json.ts';
import { THEME_COLORS } from '../theme-colors.ts';

/**
 * The script that runs before the first paint. On `<html>` it sets `data-js`, `data-theme`, `data-theme-choice`, and
 * `data-announcement="hidden"` if the visitor has dismissed the announcement with its present id or it has ended. From then on the
 * colour of the browser's frame follows `data-theme`. It is in every page, so it holds only what the site's settings need.
 */
export function themeScript({
  colorMode,
  announcement,
}: Pick<ShellData, 'colorMode' | 'announcement'>): string {
  return `(colors => {
const root = document.documentElement.dataset;
const stored = key => { try { return localStorage.getItem(key) } catch {} };
const choice = ${choiceOf(colorMode)};
const paintFrame = () => {
for (const frame of document.querySelectorAll('meta[name="theme-color"]')) frame.content = colors[root.theme]
};
root.js = '';
root.themeChoice = choice;
root.theme = choice !== 'system' ? choice : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
paintFrame();
new MutationObserver(paintFrame).observe(document.documentElement, { attributeFilter: ['data-theme'] });
${announcement ? hidingOf(announcement) : ''}})(${scriptJson(THEME_COLORS)})`;
}

/** What the visitor has chosen, in the query or before; anything but a mode is ignored. */
function choiceOf({ isSwitchDisabled, respectsSystem, defaultMode }: ColorModeData): string {
  const unchosen = `'${respectsSystem ? 'system' : defaultMode}'`;
  if (isSwitchDisabled) return unchosen;
  return `[new URLSearchParams(location.search).get('theme'), stored('theme')].find(mode => /^(light|dark)$/.test(mode)) || ${unchosen}`;
}

function hidingOf({ id, endsAt }: AnnouncementData): string {
  const isDismissed = `stored('docusaurus.announcement.dismiss') === 'true' && stored('docusaurus.announcement.id') === ${scriptJson(id)}`;
  const hasEnded = endsAt === undefined ? '' : ` || Date.now() > ${endsAt}`;
  return `if (${isDismissed}${hasEnded}) root.announcement = 'hidden';\n`;
}
