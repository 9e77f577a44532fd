import { describe, expect, test } from 'vitest';
import { explain } from '../sites/command-result.ts';
import { asInstalled, siteBelow, typeErrorsIn } from './installed-site.ts';

describe('a site with a feature of its own', () => {
  const site = siteBelow('with-feature', {
    'site.config.ts': `import { defineConfig } from '@mapwright/site/config';
import { docs } from '@mapwright/site/features';
import { hello } from './features/hello/index.ts';

export default defineConfig({ title: 'Feature', features: [docs(), hello({ greeting: 'Good morning' })] });
`,
    'features/hello/index.ts': `import { defineFeature } from '@mapwright/site/feature';
import * as v from 'valibot';

export const hello = defineFeature({
  name: 'hello',
  from: import.meta.url,
  options: v.object({ greeting: v.optional(v.string(), 'Hello') }),
  markdown: async () => ({ directives: [(await import('./directive.ts')).hello] }),
});
`,
    'features/hello/directive.ts': `import { type Directive, element, text } from '@mapwright/site/directive';

export const hello: Directive<{ readonly greeting: string }> = {
  name: 'hello',
  form: 'leaf',
  label: 'none',
  attributes: { to: { type: 'text', isRequired: true } },
  stylesheet: './hello.css',
  livePart: './client/hello.ts',
  example: '::hello{to="you"}',
  render: (_, { attributes }, { greeting }) =>
    element('p', { className: ['hello'], dataLive: 'hello' }, [text(\`\${greeting}, \${attributes.to}!\`)]),
};
`,
    'features/hello/client/hello.ts': `import { focusOn, type Surroundings } from '@mapwright/site/live';

export function start(element: HTMLElement, { announce, signal }: Surroundings): void {
  element.addEventListener('click', () => announce('Hello from a feature'), { signal });
  focusOn(element);
}
`,
    'features/hello/hello.css':
      "@import '@mapwright/site/theme/fields.css' layer(parts);\n\n.hello { color: rebeccapurple; }\n",
    'content/docs/index.md': '# Feature\n\n::hello{to="you"}\n',
  });

  test('builds', async () => {
    const built = await site.build({ ...asInstalled, parameters: ['--strict'] });
    expect(built.code, explain(built)).toBe(0);
    expect(site.file('docs.html')).toContain('Good morning, you!');
    const files = Object.keys(site.tree()).filter(file => /^assets\/hello-\w+\.(css|js)$/.test(file));
    expect(files.map(file => file.replace(/-\w+/, '')).sort()).toEqual([
      'assets/hello.css',
      'assets/hello.js',
    ]);
  });

  test('is type-checked against the package, whose declarations are right themselves', () => {
    expect(typeCheck({ module: 'nodenext', skipLibCheck: false })).toBe('');
  });

  test('learns of a wrong type', () => {
    site.write({
      'features/wrong.ts':
        "import { defineConfig } from '@mapwright/site/config';\ndefineConfig({ title: 7 });\n",
    });
    expect(typeCheck({ module: 'esnext', moduleResolution: 'bundler', skipLibCheck: true }).trim()).toBe(
      "features/wrong.ts(2,16): error TS2322: Type 'number' is not assignable to type 'string'.",
    );
    site.remove('features/wrong.ts');
  });

  /** What the compiler says. */
  function typeCheck(options: object): string {
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
      allowImportingTsExtensions: true,
      ...options,
    };
    site.write({
      'tsconfig.json': JSON.stringify({ compilerOptions, include: ['site.config.ts', 'features'] }),
      'package.json': '{ "type": "module" }',
    });
    return typeErrorsIn(site.root);
  }
});

describe('what is not installed is named with the command that installs it', () => {
  test('for an API reference', async () => {
    const site = siteBelow('with-reference', {
      'site.config.ts':
        "import { apiReference, docs } from '@mapwright/site/features';\nexport default {\n  title: 'Library',\n  features: [docs(), apiReference({ entryPoints: ['content/api'] })],\n};\n",
      'content/api/events.ts':
        '/** @module Events */\n\n/** Listens. */\nexport declare function on(name: string): void;\n',
      'content/docs/index.md': '# Library\n\nSee [[on]].\n',
    });
    const { code, diagnostics } = await site.run('check', asInstalled);
    expect(code).toBe(2);
    expect(diagnostics).toEqual([
      {
        severity: 'error',
        code: 'config/missing-package',
        message: 'The API reference needs packages that are not installed: typedoc, typescript',
        place: { file: 'site.config.ts', line: 4, column: 22 },
        hint: 'Run `npm install --save-dev typedoc@0.28.20 typescript@6.0.3`.',
      },
    ]);
  });

  test('for the highlighter that has grammars of editors', async () => {
    const site = siteBelow('with-shiki', {
      'site.config.ts': "export default {\n  markdown: { highlighter: 'shiki' },\n};\n",
      'content/docs/index.md': '# Code\n',
    });
    const { code, diagnostics } = await site.run('check', asInstalled);
    expect(code).toBe(2);
    expect(diagnostics).toEqual([
      {
        severity: 'error',
        code: 'config/missing-package',
        message: 'The highlighter shiki needs packages that are not installed: shiki',
        place: { file: 'site.config.ts', line: 2, column: 15 },
        hint: 'Run `npm install --save-dev shiki@4.6.0`.',
      },
    ]);
  });
});

test('a site with maps draws their pictures with what the package brings', async () => {
  const site = siteBelow('with-maps', {
    'site.config.ts':
      "import { docs, maps } from '@mapwright/site/features';\nexport default {\n  features: [docs(), maps()],\n};\n",
    'content/docs/index.md': '# Maps\n',
    'maps/catalogue/countries.yml':
      '- { slug: squares, title: Squares, kind: country, continent: europe, sources: [x] }\n',
    'maps/sources.yml':
      'survey:\n  title: The survey\n  licence: Public domain\n  url: https://example.com/survey\n  vintage: 2024\n',
    'maps/data/x.json': JSON.stringify({
      type: 'Topology',
      source: 'survey',
      transform: { scale: [1, 1], translate: [0, 0] },
      arcs: [
        [
          [0, 0],
          [0, 10],
          [10, 0],
          [0, -10],
          [-10, 0],
        ],
      ],
      objects: {
        regions: {
          type: 'GeometryCollection',
          geometries: [{ type: 'Polygon', id: 'XA-W', properties: { title: 'West' }, arcs: [[0]] }],
        },
      },
    }),
  });
  const built = await site.build(asInstalled);
  expect(built.code, explain(built)).toBe(0);
  expect(Object.keys(site.tree()).join('\n')).toMatch(/^assets\/maps\/squares\.\w+\.png$/m);
});
