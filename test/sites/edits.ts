import { dirname } from 'node:path/posix';
import type { Site } from './harness.ts';
import { photo } from './photo.ts';
import { PIXEL } from './pixel.ts';

/** A site with something of everything that an edit may change. */
export const START = {
  'site.config.ts': `import { blog, docs, search } from '@mapwright/site/features';
import { greeting } from './features/greeting/index.ts';
export default {
  title: 'Start',
  baseUrl: '/',
  features: [docs(), blog(), search(), greeting({ to: 'you' })],
  redirects: [{ from: '/old', to: '/docs/a' }],
  theme: './theme',
};
`,
  'features/greeting/index.ts': `import { defineFeature } from '@mapwright/site/feature';
import * as v from 'valibot';
export const greeting = defineFeature({
  name: 'greeting',
  from: import.meta.url,
  options: v.object({ to: v.string() }),
  markdown: async () => ({ directives: [(await import('./directive.ts')).greeting] }),
});
`,
  'features/greeting/directive.ts': `import { type Directive, element, text } from '@mapwright/site/directive';
export const greeting: Directive<{ to: string }> = {
  name: 'greeting',
  form: 'leaf',
  label: 'none',
  attributes: {},
  render: (_, __, { to }) => element('p', {}, [text(\`Hello, \${to}\`)]),
};
`,
  'theme/tokens.css': ':root { --radius: 0px; }\n',
  'theme/slots/footer.tsx': 'export default () => <p>Footer</p>;\n',
  'examples/one.js': 'one();\n',
  'content/_part.md': 'Part.\n',
  'content/authors.yml': 'ann:\n  name: Ann\n',
  'content/docs/index.md':
    '# Docs\n\n[a](./a.md)\n\n::greeting\n\n::include{file="/content/_part.md"}\n\n![A picture](picture.png)\n\n```js file="/examples/one.js"\n```\n',
  'content/docs/picture.png': PIXEL,
  'content/docs/a.md': '# A\n\n## Part\n\n```js\nconst a = 1;\n```\n',
  'content/docs/guides/_category.yml': 'label: Guides\nposition: 1\n',
  'content/docs/guides/b.md': '# B\n\n[a](../a.md#part)\n',
  'content/blog/2025-01-01-post.md':
    '---\ntitle: Post\ndate: 2025-01-01\ntags: [news]\nauthors: [ann]\n---\n\nText.\n',
  'content/tags.yml': 'news:\n  label: News\n',
  'content/static/file.txt': 'text',
  'content/pages/about.md': '# About\n',
};

const PICTURES = [
  PIXEL,
  await (await photo(40, 30)).png().toBuffer(),
  await (await photo(900, 30)).png().toBuffer(),
];

/** An edit that leaves the site without an error. */
type Edit = (project: Site, number: number) => void;

/** Writes one text of a file in place of the other, whichever is there. */
const swap =
  (file: string, one: string, other: string): Edit =>
  project =>
    void project.edit(file, text =>
      text.includes(other) ? text.replace(other, one) : text.replace(one, other),
    );

/** Edits of the site by their names. */
export const EDITS: Readonly<Record<string, Edit>> = {
  'change a part of a page': (project, number) =>
    void project.write({ 'content/_part.md': `Part ${number}.\n` }),
  'change code that a page shows': (project, number) =>
    void project.write({ 'examples/one.js': `one(${number});\n` }),
  'replace a picture': (project, number) =>
    void project.write({ 'content/docs/picture.png': PICTURES[number % PICTURES.length] ?? PIXEL }),
  'rename a picture': project => {
    const [from, to] = project.hasSource('content/docs/picture.png')
      ? ['picture.png', 'drawing.png']
      : ['drawing.png', 'picture.png'];
    project
      .write({ [`content/docs/${to}`]: PIXEL })
      .remove(`content/docs/${from}`)
      .edit('content/docs/index.md', text => text.replace(from, to));
  },
  'change an author': (project, number) =>
    void project.write({ 'content/authors.yml': `ann:\n  name: Ann ${number}\n` }),
  'change a token of the theme': (project, number) =>
    void project.write({ 'theme/tokens.css': `:root { --radius: ${number}px; }\n` }),
  'change a component of the theme': (project, number) =>
    void project.write({ 'theme/slots/footer.tsx': `export default () => <p>Footer ${number}</p>;\n` }),
  'leave out the theme': swap('site.config.ts', "theme: './theme'", 'theme: null'),
  'add a sheet or remove it': project => {
    if (project.hasSource('theme/extra.css')) project.remove('theme/extra.css');
    else project.write({ 'theme/extra.css': '.extra { color: red; }\n' });
  },
  'change the code of a feature': swap('features/greeting/directive.ts', 'Hello, ', 'Welcome, '),
  'change an option of a feature': swap('site.config.ts', "to: 'you'", "to: 'all'"),
  'leave out a feature': swap('site.config.ts', 'search(), ', '/* no search */ '),
  'change the base URL': swap('site.config.ts', "baseUrl: '/'", "baseUrl: '/base/'"),
  'change the redirects': swap('site.config.ts', "'/old'", "'/older'"),
  'remove a category file': project => {
    if (project.hasSource('content/docs/guides/_category.yml'))
      project.remove('content/docs/guides/_category.yml');
  },
  'remove what was added': (project, number) => {
    const file = `content/docs/new-${number - 1}.md`;
    if (project.hasSource(file)) project.remove(file);
  },
  'move a folder': project => {
    const from = dirname(guideOf(project));
    const to = from.endsWith('/guides') ? 'manuals' : 'guides';
    project.write({ [`content/docs/${to}/b.md`]: '# B\n\n[a](../a.md#part)\n' }).remove(from);
  },
  'change a paragraph': (project, number) =>
    void project.edit('content/docs/a.md', text => `${text}\nParagraph ${number}.\n`),
  'change a title': (project, number) =>
    void project.edit(guideOf(project), text => text.replace(/^# .*/m, `# B ${number}`)),
  'add a page': (project, number) =>
    void project.write({ [`content/docs/new-${number}.md`]: `# New ${number}\n` }),
  'add a post': (project, number) =>
    void project.write({
      [`content/blog/post-${number}.md`]: `---\ntitle: Post ${number}\ndate: 2025-02-0${(number % 9) + 1}\ntags: [news]\n---\n\nText.\n`,
    }),
  'remove and rename': project => {
    if (!project.hasSource('content/pages/about.md'))
      project.write({ 'content/pages/about.md': '# About\n' });
    else project.remove('content/pages/about.md').write({ 'content/pages/company.md': '# Company\n' });
  },
  'change the order of a page': (project, number) =>
    void project.write({ 'content/docs/guides/c.md': `---\nsidebarPosition: ${number % 5}\n---\n\n# C\n` }),
  'change a category': (project, number) =>
    void project.write({
      'content/docs/guides/_category.yml': `label: Guides ${number}\nposition: ${number % 3}\n`,
    }),
  'change a tag': (project, number) =>
    void project.write({ 'content/tags.yml': `news:\n  label: News ${number}\n` }),
  'change the configuration': (project, number) =>
    void project.edit('site.config.ts', text => text.replace(/title: '[^']*'/, `title: 'Title ${number}'`)),
  'change a static file': (project, number) =>
    void project.write({ 'content/static/file.txt': `text ${number}` }),
  'make a draft': project =>
    void project.write({ 'content/docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n' }),
  'publish the draft': project => void project.write({ 'content/docs/draft.md': '# Draft\n' }),
};

/** The page of the folder that moves. */
function guideOf(project: Site): string {
  const [first, second] = ['content/docs/guides/b.md', 'content/docs/manuals/b.md'] as const;
  return project.hasSource(first) ? first : second;
}
