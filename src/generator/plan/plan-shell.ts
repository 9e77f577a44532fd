import type {
  FooterData,
  NavbarData,
  NavbarItemData,
  NavbarLinkData,
  ShellData,
} from '../../templates/contract/shell.ts';
import { fillWord } from '../../templates/shared/words/fill-word.ts';
import type { Words } from '../../templates/shared/words/words.ts';
import type { LinkConfig, NavbarItemConfig, SiteConfig } from '../model/config.ts';
import { announcementOf } from './announcement.ts';
import { isOutsideUrl } from './links/url-parts.ts';
import { resolveConfigImage } from './pictures/resolve-image.ts';
import type { PlanContext } from './plan-context.ts';
import type { NavbarButton, Versions } from './plan-part.ts';
import type { ConfigLinkResolver } from './site.ts';

/** Plans the shell of every page. */
export function planShell(
  resolve: ConfigLinkResolver,
  {
    versions,
    buttons,
  }: { readonly versions: Versions | undefined; readonly buttons: readonly NavbarButton[] },
  context: PlanContext,
): Omit<ShellData, 'buildId'> {
  const { config } = context;
  const announcement = announcementOf(resolve, context);
  return {
    baseUrl: config.baseUrl,
    navbar: navbarOf(versionedLinks(resolve, versions), buttons, context),
    ...(announcement !== undefined && { announcement }),
    colorMode: {
      defaultMode: config.colorMode.default,
      isSwitchDisabled: config.colorMode.disableSwitch,
      respectsSystem: config.colorMode.respectSystem,
    },
    ...(versions && { docsVersions: versions.all.map(({ name }) => name) }),
  };
}

/** Plans the footer of every page. */
export function planFooter(resolve: ConfigLinkResolver, { config, words }: PlanContext): FooterData {
  const { groups, copyright } = config.footer;
  return {
    groups: groups.map(({ title, items }, group) => ({
      title,
      items: items.map((item, index) => linkOf(item, `footer.groups[${group}].items[${index}]`, resolve)),
    })),
    copyright: copyright === null ? '' : copyrightText(copyright, words),
  };
}

function copyrightText(
  { from, to, holder }: NonNullable<SiteConfig['footer']['copyright']>,
  words: Words,
): string {
  const years = from === to ? `${to}` : `${from}–${to}`;
  return fillWord(words.shell.copyright, { years, holder });
}

/** Resolves links of the navbar. A link to a page with versions also gets its addresses in all versions. */
function versionedLinks(resolve: ConfigLinkResolver, versions: Versions | undefined): NavbarLinkResolver {
  return (to, field) => {
    const link = resolve(to, field);
    const hrefs = versions?.hrefsOf(link.href);
    return hrefs === undefined ? link : { ...link, versions: hrefs };
  };
}

type NavbarLinkResolver = (to: string, field: string) => Omit<NavbarLinkData, 'label'>;

function navbarOf(
  resolve: NavbarLinkResolver,
  buttons: readonly NavbarButton[],
  context: PlanContext,
): NavbarData {
  const { title, logo, hideOnScroll, items } = context.config.navbar;
  const shown = items.map((item, index) => ({
    position: item.position ?? 'start',
    item: navbarItemOf(item, `navbar.items[${index}]`, resolve, context),
  }));
  return {
    title,
    home: context.href('/'),
    ...(logo !== null && { logo: resolveConfigImage(logo, 'navbar.logo', context) }),
    start: shown.filter(({ position }) => position === 'start').map(({ item }) => item),
    end: [
      ...shown.filter(({ position }) => position === 'end').map(({ item }) => item),
      ...buttons.map(button => buttonOf(button, button.field, resolve)),
    ],
    hideOnScroll,
  };
}

function navbarItemOf(
  item: NavbarItemConfig,
  field: string,
  resolve: NavbarLinkResolver,
  { href }: PlanContext,
): NavbarItemData {
  switch (item.type) {
    case 'dropdown':
      return {
        type: 'dropdown',
        label: item.label,
        items: item.items.map((link, index) => linkOf(link, `${field}.items[${index}]`, resolve)),
      };
    case 'button':
      return buttonOf(item, field, resolve);
    default: {
      const link = linkOf(item, field, resolve);
      const base = item.activeBase;
      return {
        type: 'link',
        ...link,
        activeBase: base === undefined || isOutsideUrl(base) ? link.href : href(base),
      };
    }
  }
}

function buttonOf(link: LinkConfig, field: string, resolve: NavbarLinkResolver): NavbarItemData {
  return { type: 'button', ...linkOf(link, field, resolve) };
}

function linkOf<Link>(
  { label, to }: LinkConfig,
  field: string,
  resolve: (to: string, field: string) => Link,
) {
  return { label, ...resolve(to, `${field}.to`) };
}
