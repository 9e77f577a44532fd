import type { NavbarItemConfig } from '../../model/config.ts';
import type { OldProject } from '../old-project.ts';
import { elementsIn, wordsOfMarkup } from '../script/markup.ts';
import { readScript } from '../script/read-script.ts';
import { siteAddressOf } from '../site-address.ts';
import { type Fields, fieldsOf, given, isFields, textOf } from '../values.ts';
import type { NextraConfig } from './nextra-config.ts';

/** What the theme shows around the pages. */
export interface NextraTheme {
  readonly title?: string;
  readonly description?: string;
  readonly url?: string;
  readonly language?: string;
  readonly editBase?: string;
  /** The picture of the logo, as it is written. */
  readonly logo?: string;
  /** Links to the repository and to a chat. */
  readonly links: readonly NavbarItemConfig[];
}

/** Reads `theme.config`, or the layout of `app` since version 4 (https://nextra.site/docs/docs-theme/built-ins/layout). */
export function readNextraTheme(project: OldProject, { home }: NextraConfig): NextraTheme {
  const read = (stems: readonly string[], name?: string): unknown => {
    const files = stems.flatMap(stem => ['.tsx', '.jsx', '.ts', '.js'].map(ending => home + stem + ending));
    const file = files.find(candidate => project.files.includes(candidate));
    const script = file === undefined ? undefined : readScript(project, file, name);
    return script !== undefined && 'value' in script ? script.value : undefined;
  };
  const theme = fieldsOf(read(['theme.config', 'src/theme.config']));
  const elements = elementsIn(read(LAYOUTS));
  const metadata = fieldsOf(read(LAYOUTS, 'metadata'));
  const elementWith = (name: string) => elements.find(({ attributes }) => attributes[name] !== undefined);
  const logo = theme.logo ?? elementWith('logo')?.attributes.logo;
  const image = elementsIn(logo).map(({ attributes }) => textOf(attributes.src));
  const link = (name: string) =>
    textOf(fieldsOf(theme[name]).link) ?? textOf(elementWith(`${name}Link`)?.attributes[`${name}Link`]);
  return {
    ...given('title', wordsOfMarkup(logo) ?? titleIn(metadata)),
    ...given('description', textOf(metadata.description)),
    ...given('url', siteAddressOf(textOf(metadata.metadataBase)).url),
    ...given('language', textOf(elements.find(({ name }) => name === 'html')?.attributes.lang)),
    ...given(
      'editBase',
      editBaseOf(
        theme.docsRepositoryBase ?? elementWith('docsRepositoryBase')?.attributes.docsRepositoryBase,
      ),
    ),
    ...given(
      'logo',
      image.find(source => source !== undefined),
    ),
    links: [link('project'), link('chat')].flatMap((to, index) =>
      to === undefined
        ? []
        : [{ label: labelOf(to, index === 0 ? 'Repository' : 'Chat'), to, position: 'end' }],
    ),
  };
}

const LAYOUTS = ['app/layout', 'src/app/layout', 'app/[lang]/layout', 'src/app/[lang]/layout'];

/** The name of the site in the metadata of Next.js: `{ applicationName }`, `{ title: { template: '%s – Wheels' } }` or a text. */
function titleIn({ applicationName, title }: Fields): string | undefined {
  const { template, default: standard, absolute } = isFields(title) ? title : { absolute: title };
  const inTemplate = textOf(template)
    ?.replace('%s', '')
    .replaceAll(/^[\s|–—:·-]+|[\s|–—:·-]+$/g, '');
  return textOf(applicationName) ?? textOf(inTemplate) ?? textOf(standard) ?? textOf(absolute);
}

/** Where files are edited: a link to a folder of a branch. */
function editBaseOf(written: unknown): string | undefined {
  const base = textOf(written)?.replace(/\/(?:blob|tree)\//, '/edit/');
  return base === undefined || !/\/edit\//.test(base) ? undefined : base.replace(/\/?$/, '/');
}

function labelOf(address: string, otherwise: string): string {
  if (/\/\/(?:www\.)?github\.com/.test(address)) return 'GitHub';
  return /discord/.test(address) ? 'Discord' : otherwise;
}
