import { expect, test } from 'vitest';
import { type Site, site } from './harness.ts';

const PAGE = '---\ntitle: A\n---\n\nText.\n';

function policyIn(built: Site): string {
  return /Content-Security-Policy: (.*)\n/.exec(built.file('_headers'))?.[1] ?? 'none';
}

test('a page says the policy that the hosts send, but for what a page may not say', async () => {
  const built = site({ 'content/pages/a.md': `${PAGE}\n![](https://images.example:8080/a.png)\n` });
  expect((await built.build()).code).toBe(0);
  const [header, said] = [policyIn(built), /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/];
  expect(header).toContain("img-src 'self' data: https://images.example:8080;");
  expect(header).toBe(`${said.exec(built.file('a.html'))?.[1]}; frame-ancestors 'self'`);
  expect(said.exec(built.file('404.html'))?.[1]).toBe(said.exec(built.file('a.html'))?.[1]);
});

test('a picture’s URL that would add a directive is an error at its line', async () => {
  const built = site({ 'content/pages/a.md': `${PAGE}\n![](https://a;sandbox/x.png)\n` });
  const { code, diagnostics } = await built.build();
  expect(code).toBe(1);
  expect(diagnostics).toMatchObject([
    { code: 'link/unusable-host', place: { file: 'content/pages/a.md', line: 7, column: 1 } },
  ]);
  expect(built.has('_headers')).toBe(false);
});

test('trusted HTML and links add nothing to the policy, whatever their URLs are', async () => {
  const plain = site({ 'content/pages/a.md': PAGE });
  const hostile = site({
    'content/pages/a.md': `---
title: A
trustHtml: true
---

<img src="https://a;sandbox/x.png" alt=""><video src="https://b;script-src *"></video>
<iframe src="https://c,d;default-src *"></iframe>
<form action="https://e;form-action *"></form>

[A link](https://f.example/;sandbox,$1*"x").
`,
  });
  expect((await plain.build()).code).toBe(0);
  expect((await hostile.build()).code).toBe(0);
  expect(policyIn(hostile)).toBe(policyIn(plain));
});
