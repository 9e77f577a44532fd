import { renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { explain, lines } from '../command-result.ts';
import { startDev } from '../dev-server.ts';
import { type Site, site } from '../harness.ts';
import { sheetsOf } from '../sheets-of.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const FILES = {
  'site.config.ts': "export default { theme: './theme', words: { shell: { skipLink: 'To the text' } } };\n",
  'theme/tokens.css': ':root { --accent: rebeccapurple; }\n',
  'theme/navbar.css': '.ours { color: var(--accent); }\n',
  'theme/slots/navbar.tsx': `import { Navbar, type NavbarProps } from '@mapwright/site/slots';
import { useState } from 'react';
import { MARK } from '../mark.ts';

export default function OurNavbar(props: NavbarProps) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" className="ours" onClick={() => setCount(count + 1)}>
        {MARK} {count}
      </button>
      <Navbar {...props} />
    </>
  );
}
`,
  'theme/mark.ts': "export const MARK = 'Pressed';\n",
  'theme/slots/footer.tsx': `import type { FooterProps } from '@mapwright/site/slots';

export default function OurFooter({ footer }: FooterProps) {
  return <p className="ours">Our own end of {footer.groups.length} groups</p>;
}
`,
  'theme/slots/page-head.tsx': `import type { PageHeadProps } from '@mapwright/site/slots';

export default function OurHead({ title, children }: PageHeadProps) {
  return <header className="ours"><h1>{title}!</h1>{children}</header>;
}
`,
  'content/docs/index.md': '# Docs\n',
  'content/blog/2025-05-05-first.md': '# First\n\nText.\n',
};

/** The text of all published files of a kind. */
function textsOf(project: Site, pattern: RegExp): string {
  const files = Object.keys(project.tree()).filter(file => pattern.test(file));
  return files.map(file => project.file(file)).join('\n');
}

describe('a theme in a folder of the site', () => {
  test('brings tokens, sheets and components, on the server and in the browser', async () => {
    const project = site(FILES);
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    const page = project.file('docs.html');
    expect(page).toContain('<button type="button" class="ours">Pressed');
    expect(page).toContain('<header class="navbar"');
    expect(page).toContain('Our own end of');
    expect(page).toContain('>To the text</a>');
    expect(project.file('blog/first.html')).toContain('<h1>First<!-- -->!</h1>');
    const [main, ours] = sheetsOf(project, 'docs.html');
    expect(main).toMatch(/^assets\/main-/);
    expect(project.file(ours ?? '')).toMatch(/^:root\{--accent:[^}]+\}\n?\.ours\{color:var\(--accent\)\}/);
    const scripts = textsOf(project, /\.js$/);
    expect(scripts).toContain('Pressed');
    expect(scripts).not.toContain('Our own end of');
  });

  test('may be a link to a folder elsewhere, which several sites share', async () => {
    const project = site(FILES);
    const shared = join(temporaryFolder('site-theme'), 'shared');
    renameSync(project.path('theme'), shared);
    symlinkSync(shared, project.path('theme'));
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    const [, ours = ''] = sheetsOf(project, 'docs.html');
    expect(project.file(ours)).toContain('.ours{color:var(--accent)}');
  });

  test('is compiled anew when one of its files changes', async () => {
    const project = site(FILES);
    await project.build();
    await project.write({ 'theme/mark.ts': "export const MARK = 'Clicked';\n" }).build();
    expect(project.file('docs.html')).toContain('Clicked');
  });

  test('is followed by dev', async () => {
    const project = site(FILES);
    const server = await startDev(project.root);
    try {
      expect(await server.text('/docs')).toContain('Pressed');
      project.write({ 'theme/mark.ts': "export const MARK = 'Clicked';\n" });
      await expect.poll(() => server.text('/docs')).toContain('Clicked');
      project.write({ 'theme/navbar.css': '.ours { color: red; }\n' });
      const sheet = async () => {
        const [, path = ''] = /href="(\/assets\/sheets-[\w-]+\.css)"/.exec(await server.text('/docs')) ?? [];
        return server.text(path);
      };
      await expect.poll(sheet).toContain('.ours{color:red}');
    } finally {
      await server.stop();
    }
  });

  test('may throw when it is loaded, until it is mended, while dev runs', async () => {
    const project = site({ ...FILES, 'theme/mark.ts': "export const { MARK } = JSON.parse('none');\n" });
    const server = await startDev(project.root);
    try {
      expect(await server.text('/docs')).toContain('This site cannot be shown yet');
      project.write({ 'theme/mark.ts': "export const MARK = 'Mended';\n" });
      await expect.poll(() => server.text('/docs')).toContain('Mended');
    } finally {
      await server.stop();
    }
  });

  test.each([
    [
      'a folder that is not there',
      { 'site.config.ts': "export default { theme: './them' };\n" },
      'theme/missing-folder site.config.ts:1:18',
    ],
    [
      'a file in place of a folder',
      { 'site.config.ts': "export default { theme: './theme.css' };\n", 'theme.css': '' },
      'theme/missing-folder site.config.ts:1:18',
    ],
    [
      'a slot that is none',
      { 'theme/slots/nav-bar.tsx': 'export default () => null;\n' },
      'theme/unknown-slot theme/slots/nav-bar.tsx',
    ],
    [
      'a component that is no default export',
      { 'theme/slots/footer.tsx': 'export const Footer = () => null;\n' },
      'theme/no-default-export theme/slots/footer.tsx',
    ],
    [
      'a component that does not compile',
      { 'theme/slots/footer.tsx': 'export default () => <p>;\n' },
      'code/does-not-compile theme/slots/footer.tsx:2:1',
    ],
    [
      'a module that throws when it is loaded',
      {
        'theme/slots/footer.tsx':
          "import { year } from '../year.ts';\n\nexport default () => <p>{year}</p>;\n",
        'theme/year.ts': "const { year } = JSON.parse('none');\n\nexport { year };\n",
      },
      'template/crashed theme/year.ts:1:23',
    ],
    [
      'a module that never ends',
      { 'theme/slots/footer.tsx': 'while (true) {}\nexport default () => null;\n' },
      'template/timeout',
    ],
    [
      'a module that awaits what never settles',
      {
        'theme/slots/footer.tsx':
          'await new Promise(() => setInterval(() => {}, 1_000));\nexport default () => null;\n',
      },
      'template/timeout',
    ],
    [
      'a folder outside the site',
      { 'site.config.ts': "export default { theme: '../theme' };\n" },
      'config/invalid-field site.config.ts:1:18',
    ],
  ])('reports %s at its place', async (_, files, told) => {
    const result = await site({ ...FILES, ...files }).build();
    expect(result.code).not.toBe(0);
    expect(lines(result)).toEqual([`error ${told}`]);
  });

  test('reports a component that throws once, at its line', async () => {
    const throwing = "export default function OurFooter(): null {\n  throw new Error('out of order');\n}\n";
    const result = await site({ ...FILES, 'theme/slots/footer.tsx': throwing }).build();
    expect(result.diagnostics, explain(result)).toEqual([
      {
        severity: 'error',
        code: 'template/crashed',
        message: 'The component of the slot “footer” throws: out of order',
        place: { file: 'theme/slots/footer.tsx', line: 2, column: 9 },
        hint: 'Fix it in this file. No page that has the slot can be rendered.',
      },
    ]);
  });

  test('reports a component with the name of a slot that is not in the folder of the slots', async () => {
    const component = 'export default function Footer(): null {\n  return null;\n}\n';
    const beside = { 'theme/page-tools.tsx': component, 'theme/part.tsx': component };
    // This one is a part of the component in the slot.
    const part = {
      'theme/footer.tsx': component,
      'theme/slots/footer.tsx': "export { default } from '../footer.tsx';\n",
    };
    const result = await site({ ...FILES, ...beside, ...part }).build();
    expect(result.code, explain(result)).toBe(0);
    expect(result.diagnostics, explain(result)).toEqual([
      {
        severity: 'warning',
        code: 'theme/outside-slots',
        message:
          'This component has the name of a slot, but replaces nothing, because it is not in the folder “slots”',
        place: { file: 'theme/page-tools.tsx' },
        hint: 'Move it to theme/slots/page-tools.tsx. If it is a part of other components, give it another name.',
      },
    ]);
  });
});
