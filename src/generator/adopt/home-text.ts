import { bodyLine } from './text/text-lines.ts';
import { type Fields, fieldsOf, given, isFields, listOf, textOf } from './values.ts';

/** The front page that a theme made from front matter. */
export interface HomeParts {
  readonly headline: string;
  readonly text: readonly string[];
  /** The picture of the hero: its address as it was written, and its text alternative. */
  readonly image?: { readonly source: string; readonly alt?: string };
  readonly buttons: readonly {
    readonly label: string;
    readonly href: string;
    readonly isSecondary: boolean;
  }[];
  readonly features: readonly { readonly title: string; readonly text: string; readonly href?: string }[];
}

/** Reads `hero` and `features` as VitePress and Starlight have them; nothing without a hero. */
export function homePartsOf(fields: Fields): HomeParts | undefined {
  if (!isFields(fields.hero)) return undefined;
  const hero = fields.hero;
  const headline =
    textOf(hero.name) ?? textOf(hero.title) ?? textOf(fields.title) ?? textOf(hero.text) ?? 'Home';
  const shown = [headline === textOf(hero.text) ? undefined : textOf(hero.text), textOf(hero.tagline)];
  return {
    headline: plain(headline),
    text: shown.flatMap(text => (text === undefined ? [] : plain(text))),
    ...given('image', heroImage(hero.image)),
    buttons: listOf(hero.actions).flatMap(action => {
      const { text, link, theme, variant } = fieldsOf(action);
      const [label, href] = [textOf(text), textOf(link)];
      const isSecondary = theme === 'alt' || (typeof variant === 'string' && variant !== 'primary');
      return label === undefined || href === undefined ? [] : [{ label, href, isSecondary }];
    }),
    features: listOf(fields.features).flatMap(feature => {
      const { title, details, link } = fieldsOf(feature);
      const name = textOf(title);
      const href = textOf(link);
      return name === undefined
        ? []
        : [{ title: plain(name), text: plain(textOf(details) ?? ''), ...(href !== undefined && { href }) }];
    }),
  };
}

/** A picture in the hero: an address, or an object; of two for light and dark, the light one. */
function heroImage(image: unknown): HomeParts['image'] {
  const { src, file, light, alt: written } = fieldsOf(image);
  const alt = textOf(written);
  const source = [image, src, file, light].map(textOf).find(text => text !== undefined);
  if (source === undefined) return undefined;
  return { source, ...given('alt', alt && plain(alt).replaceAll('"', '”')) };
}

/** The same as a landing page: a hero, then cards; the text of the page comes below. */
export function homeText(written: string, parts: HomeParts): string {
  const { headline, text, image, buttons, features } = parts;
  const shown = buttons.map(
    ({ label, href, isSecondary }) =>
      `:button[${label}]{href="${href}"${isSecondary ? ' kind="secondary"' : ''}}`,
  );
  const cards = features.map(
    ({ title, text: details, href }) =>
      `:::card[${title}]${href === undefined ? '' : `{href="${href}"}`}\n${details}\n:::`,
  );
  const alt = image?.alt === undefined ? '' : ` alt="${image.alt}"`;
  const picture = image === undefined ? '' : `{image="${image.source}"${alt}}`;
  const hero = `:::hero[${headline}]${picture}\n${[...text, ...(shown.length > 0 ? [shown.join(' ')] : [])].join('\n\n')}\n:::`;
  const lines = written.split('\n');
  const [front, body] = [
    lines.slice(0, bodyLine(written)).join('\n'),
    lines.slice(bodyLine(written)).join('\n').trim(),
  ];
  const blocks = [
    hero,
    ...(cards.length > 0 ? [`::::cards\n${cards.join('\n')}\n::::`] : []),
    ...(body === '' ? [] : [body]),
  ];
  return `${front}\n\n${blocks.join('\n\n')}\n`;
}

/** Without HTML, and without brackets, which would end a label. */
function plain(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[[\]]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Fields that only made the front page. */
export const HOME_FIELDS: Fields = {
  hero: undefined,
  features: undefined,
  template: undefined,
  layout: 'landing',
};
