import { slugOf } from '../model/text/slug-of.ts';
import { frameOfSite, type SiteFrame } from './site-frame.ts';
import type { NewFile } from './write-new-file.ts';

/** The name of a new site, and the program that it uses. */
export interface NewSite extends Omit<SiteFrame, 'isStrict'> {
  /** Name of its folder. */
  readonly name: string;
}

/** The files of a new site: three pages, a configuration with its name, and the files that npm, git, editors and CI need. */
export function newSite({ name, ...frame }: NewSite): readonly NewFile[] {
  const title = titleOf(name);
  return [
    ...frameOfSite({ ...frame, isStrict: true }),
    { file: 'site.config.ts', text: configText(title, frame.packageName) },
    { file: 'content/pages/index.md', text: homeText(title) },
    { file: 'content/docs/index.md', text: docsText(title) },
    { file: 'content/docs/guides/01-first-steps.md', text: GUIDE },
  ];
}

/** Letters, digits and spaces, so that the title is safe in every format: `my-docs` → `My docs`. */
function titleOf(name: string): string {
  const words = name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return words === '' ? 'Site' : words.charAt(0).toUpperCase() + words.slice(1);
}

function configText(title: string, packageName: string): string {
  return `import { defineConfig } from '${packageName}/config';

export default defineConfig({
  // Where the site will be published. Sitemaps, feeds and links for social networks need it.
  url: 'https://example.com',
  // Write {product} in any text for this name.
  product: { name: '${title}', slug: '${slugOf(title)}' },
  title: '${title}',
  description: 'What ${title} is about.',
  navbar: { title: '${title}', items: [{ label: 'Docs', to: '/docs' }] },
});
`;
}

function homeText(title: string): string {
  return `---
title: ${title}
description: What ${title} is about.
layout: landing
---

:::hero[${title}]
Say in one sentence what a reader finds here.

:button[Read the docs]{href="/docs"}
:::
`;
}

function docsText(title: string): string {
  return `---
title: ${title}
description: Where to begin.
---

Begin with the [first steps](guides/01-first-steps.md).
`;
}

const GUIDE = `---
title: First steps
description: What a reader can do after this page.
---

1. Change this file and save it. \`npm run dev\` shows the change at once.
2. Add a page: \`npx site new doc guides/02-next-steps\`.
3. Publish \`dist/\`, which \`npm run build\` writes.
`;
