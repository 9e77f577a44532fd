import { mapText } from '../text/text-lines.ts';

/**
 * Turns tabs of vitepress-plugin-tabs: a container in which each tab begins with `== Label`. Containers in it need no more colons than they
 * have.
 */
export function turnPluginTabs(text: string): string {
  const open: { readonly isTabs: boolean; hasTab: boolean }[] = [];
  return mapText(text, line => {
    const [tabs, key] = /^:{3,}[ \t]*tabs(?:[ \t]+key:(\S+))?[ \t]*$/.exec(line) ?? [];
    if (tabs !== undefined || /^:{3,}[ \t]*\w/.test(line)) {
      open.push({ isTabs: tabs !== undefined, hasTab: false });
      return tabs === undefined ? line : `:::::tabs${key === undefined ? '' : `{group="${key}"}`}`;
    }
    const top = open.at(-1);
    if (/^:{3,}[ \t]*$/.test(line)) {
      open.pop();
      return top?.isTabs ? `${top.hasTab ? '::::\n' : ''}:::::` : line;
    }
    const [, label] = /^== *(\S.*)$/.exec(line) ?? [];
    if (label === undefined || !top?.isTabs) return line;
    const before = top.hasTab ? '::::\n\n' : '';
    top.hasTab = true;
    return `${before}::::tab[${label.trim()}]`;
  });
}
