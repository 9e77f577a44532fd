/** A feature of a site's own: `::hello{to="…"}` greets as its options say. */
export const FEATURE = {
  'features/hello/index.ts': `import { defineFeature } from '@mapwright/site/feature';
import * as v from 'valibot';
export const hello = defineFeature({
  name: 'hello',
  from: import.meta.url,
  options: v.object({ greeting: v.optional(v.string(), 'Hello') }),
  markdown: async () => ({ directives: [(await import('./directive.ts')).hello] }),
});
`,
  'features/hello/directive.ts': `import { element, text, type Directive } from '@mapwright/site/directive';
export const hello: Directive<{ greeting: string }> = {
  name: 'hello',
  form: 'leaf',
  label: 'none',
  attributes: { to: { type: 'text', isRequired: true } },
  stylesheet: './hello.css',
  render: (_, { attributes }, { greeting }) => element('p', { className: ['hello'] }, [text(\`\${greeting}, \${attributes.to}!\`)]),
};
`,
  'features/hello/hello.css': '.hello { color: rebeccapurple; }\n',
};

/** A configuration that lists features: `[hello()]`. The docs are added to a list. */
export const config = (features: string): string =>
  `import { docs } from '@mapwright/site/features'; import { hello } from './features/hello/index.ts';\nexport default { product: { name: 'Maps', slug: 'maps' }, features: ${features.replace(/\]$/, ', docs()]')} };\n`;

/** Two docs, of which the first greets. */
export const PAGES = {
  'content/docs/a.md': '# A\n\n::hello{to="you"}\n',
  'content/docs/b.md': '# B\n',
};

/** The feature with a live part of this code. */
export function withLivePart(code: string): Readonly<Record<string, string>> {
  return {
    ...FEATURE,
    'features/hello/directive.ts': FEATURE['features/hello/directive.ts'].replace(
      'stylesheet:',
      "livePart: './client/hello.ts',\n  stylesheet:",
    ),
    'features/hello/client/hello.ts': code,
  };
}
