import { describe, expect, test } from 'vitest';
import { problemsOf } from './load-text.ts';

describe.each(['native', 'remark'] as const)('commands of other programs, with the %s parser', parser => {
  const problems = (text: string) => problemsOf(text, { parser });
  const messages = (text: string) => problems(text).match(/“.*(?= is shown)/g);

  test('each is reported where it begins', () => {
    expect(problems('> A\n> *b* {{< youtube w7 >}}\n\nSee {% link a.md %}.')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:7 warning markdown/foreign-command
      “{{< youtube w7 >}}” is shown as text: a command of Hugo has no effect here
      → Write Markdown or a directive instead. If readers should see it, put it in \`code\`.

      content/docs/guides/page.md:4:5 warning markdown/foreign-command
      “{% link a.md %}” is shown as text: a tag of a template has no effect here
      → Write a link to the file: [text](page.md). If readers should see it, put it in \`code\`."
    `);
    expect(problems('![[wheel.png|300]] and ![[Wheels]]')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 warning markdown/foreign-command
      “![[wheel.png|300]]” is shown as text: an embedded file of Obsidian has no effect here
      → Write ![what it shows](wheel.png). If readers should see it, put it in \`code\`.

      content/docs/guides/page.md:1:24 warning markdown/foreign-command
      “![[Wheels]]” is shown as text: an embedded file of Obsidian has no effect here
      → To show another file here, write ::include{file="…"}. If readers should see it, put it in \`code\`."
    `);
  });

  test('those of each program are reported', () => {
    const commands = [
      '{{% notice tip %}}',
      '{%- include note.html -%}',
      '{{ site.baseurl }}',
      '{{#include ../a.rs}}',
      '{frontmatter.title}',
      '--8<-- "a.md"',
      '<<< @/a.js',
      '{:toc}',
    ];
    expect(commands.map(messages)).toEqual(commands.map(command => [`“${command}”`]));
  });

  test('imports and exports of MDX are reported', () => {
    const code = [
      "import Tabs from '@theme/Tabs';",
      'import "./a.css"',
      'export const a = 1;',
      'export default Layout',
    ];
    expect(code.map(messages)).toEqual(code.map(line => [`“${line}”`]));
    expect(problems("import {\n  A,\n} from './a'\nimport B from './b'")).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 warning markdown/foreign-command
      “import {” is shown as text: code of MDX has no effect here
      → Delete it. If readers should see it, put it in \`code\`."
    `);
    expect(problems("import what you need from 'a'.\n\nexport of goods")).toBe('');
  });

  test('code, escaped signs, patterns and what has a meaning here are not', () => {
    const texts = [
      '`{{< a >}}` `![[a.png]]`\n\n```\n{% a %}\n```',
      '\\{{ a }} !\\[[a]] {product.name} {a} {100%} a <<< b',
      '[[toc]]\n\n- A\n{: .wide}\n\n# B {#b}',
    ];
    expect(texts.map(problems)).toEqual(texts.map(() => ''));
  });
});
