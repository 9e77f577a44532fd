import { describe, expect, test } from 'vitest';
import { type ShortcodeSource, turnHugoText } from '../../../src/generator/adopt/hugo/turn-hugo-text.ts';

const SOURCE: ShortcodeSource = {
  addressOf: target => (target === 'oil.md#thin' ? '/docs/oil/#thin' : undefined),
  param: name => (name === 'version' ? '2.1' : undefined),
  textOf: name => (name === 'oils.csv' ? 'thin,thick' : undefined),
  templateOf: name => (name === 'new-in' ? '<b>New in {{ .Get 0 }}</b>' : undefined),
};

function turn(text: string) {
  return turnHugoText(text, 'content/a.md', SOURCE);
}

describe('turnHugoText', () => {
  test.each([
    ['[Oil]({{< ref "oil.md#thin" >}})', '[Oil](/docs/oil/#thin)'],
    ['[Lost]({{< relref path="lost.md" >}})', '[Lost](lost.md)'],
    ['Version {{% param version %}}.', 'Version 2.1.'],
    ['{{< include "oils.csv" >}}', 'thin,thick'],
    ['{{< figure src="a.png" alt="A [chain]" >}}', '![A \\[chain\\]](a.png)'],
    ['{{< figure src="a.png" alt="A chain" caption="Worn." >}}', '![A chain](a.png)\n\n*Worn.*\n\n'],
    ['{{< button href="/docs" >}}Read{{< /button >}}', ':button[Read]{href="/docs"}'],
    ['{{< x user="ann" id="12" >}}', '<https://x.com/ann/status/12>'],
    ['{{< tweet 12 >}}', '<https://x.com/i/status/12>'],
    ['{{< instagram ab_c >}}', '<https://www.instagram.com/p/ab_c/>'],
    ['{{< qr text="tel:12" />}}', 'tel:12'],
    ['{{< qr >}}tel:12{{< /qr >}}', 'tel:12'],
    ['{{< youtube abc >}}', '<https://www.youtube.com/watch?v=abc>'],
    ['New {{< badge "beta" >}}{{< icon "star" >}}!', 'New beta!'],
    ['{{< highlight js "linenos=table" >}}\na();\n{{< /highlight >}}', '```js\na();\n```\n\n'],
    ['{{% hint warning %}}\nHot.\n{{% /hint %}}', ':::warning\nHot.\n:::\n\n'],
    ['{{% alert title="Mind" color="danger" %}}Hot.{{% /alert %}}', ':::danger[Mind]\nHot.\n:::\n\n'],
    ['{{< callout type="info" />}}', ':::info\n:::\n\n'],
    ['{{< details "More" >}}\nText.\n{{< /details >}}', ':::details[More]\nText.\n:::\n\n'],
    ['{{% steps %}}\n### One\n{{% /steps %}}', '### One\n\n'],
    ['{{% steps %}}\n1. One\n{{% /steps %}}', ':::steps\n1. One\n:::\n\n'],
    ['{{< katex >}}x^2{{< /katex >}}', '$x^2$'],
  ])('%s', (written, expected) => {
    expect(turn(written)).toEqual({ text: expected, notes: [] });
  });

  test('tabs are named by themselves, or by the tag around them', () => {
    const named =
      '{{< tabs "a" >}}\n{{% tab "npm" %}}One{{% /tab %}}\n{{% tab "pnpm" %}}Two{{% /tab %}}\n{{< /tabs >}}\n';
    const listed =
      '{{< tabs items="npm, pnpm" >}}\n  {{< tab >}}One{{< /tab >}}\n  {{< tab >}}Two{{< /tab >}}\n{{< /tabs >}}\n';
    const expected = '::::tabs\n:::tab[npm]\nOne\n:::\n\n:::tab[pnpm]\nTwo\n:::\n::::\n\n';
    expect([turn(named).text, turn(listed).text]).toEqual([expected, expected]);
  });

  test('cards are in one grid, and files in one list', () => {
    expect(
      turn('{{< cards >}}\n  {{< card link="/a" title="A" subtitle="First" >}}\n{{< /cards >}}').text,
    ).toBe('::::cards\n:::card[A]{href="/a"}\nFirst\n:::\n::::\n\n');
    expect(
      turn(
        '{{< filetree/container >}}\n  {{< filetree/folder name="src" >}}\n    {{< filetree/file name="a.ts" >}}\n  {{< /filetree/folder >}}\n  {{< filetree/file name="b.ts" >}}\n{{< /filetree/container >}}',
      ).text,
    ).toBe('- src\n  - a.ts\n- b.ts\n\n');
  });

  test('a block in a list stays in its item', () => {
    expect(turn('1. One\n\n   {{% alert %}}Mind.{{% /alert %}}\n\n2. Two\n').text).toBe(
      '1. One\n\n   :::note\n   Mind.\n   :::\n\n2. Two\n',
    );
  });

  test('an unknown shortcode leaves its text, or its words, with a note', () => {
    expect(
      turn(
        '---\ntitle: A\n---\n\n{{< box >}}Text{{< /box >}} {{< map-of "Old town" zoom=3 src="a.png" >}}.{{< page/sum at="/a" >}}\n',
      ),
    ).toEqual({
      text: '---\ntitle: A\n---\n\nText Map of Old town 3.\n',
      notes: [
        {
          message: 'The shortcode “box” is no part of the new site: write what it showed',
          place: { file: 'content/a.md', line: 5 },
        },
        {
          message: 'The shortcode “map-of” is no part of the new site: write what it showed',
          place: { file: 'content/a.md', line: 5 },
        },
        {
          message: 'The shortcode “page/sum” is no part of the new site: write what it showed',
          place: { file: 'content/a.md', line: 5 },
        },
      ],
    });
  });

  test('a link whose target only an unknown shortcode has becomes text', () => {
    expect(turn('See [the *code*]({{% source "a b" %}}#x) and [oil](/oil/).').text).toBe(
      'See the *code* and [oil](/oil/).',
    );
    expect(turn('See ({{% source "a" %}}) and [a](b {{% source "c" %}}').text).toBe(
      'See (Source a) and [a](b Source c',
    );
  });

  test('alerts of kinds that only a theme has are notes', () => {
    const text = '> [!NB]\n> A\n\n> [!secondary]- B\n> C\n\n> [!DARK]\n> D\n\n> [!own]\n';
    const turned = '> [!NOTE] NB\n> A\n\n> [!NOTE]- B\n> C\n\n> [!NOTE]\n> D\n\n> [!own]\n';
    expect([turn(text).text, turn(`{{% param version %}}\n\n${text}`).text]).toEqual([
      turned,
      `2.1\n\n${turned}`,
    ]);
  });

  test('a commented shortcode is shown as it is written, in code too', () => {
    expect(turn('```\n{{</* tab "a" */>}}\n{{%/* note */%}}\n```\n').text).toBe(
      '```\n{{< tab "a" >}}\n{{% note %}}\n```\n',
    );
  });

  test('a shortcode that nothing closes holds nothing of what follows', () => {
    expect(turn('{{% note %}}\nA {{< badge "x" >}}\n{{< badge "y" >}}\n{{% /note %}}').text).toBe(
      ':::note\nA x\ny\n:::\n\n',
    );
  });
});

test('a shortcode that the project wrote itself is filled in, and a comment is left out', () => {
  const { text, notes } = turnHugoText(
    'It {{< new-in 1.2 >}} rolls.{{% comment %}} Ask Ann. {{% /comment %}}\n',
    'a.md',
    SOURCE,
  );
  expect(text).toBe('It <b>New in 1.2</b> rolls.\n');
  expect(notes).toEqual([]);
});

test('an included file is turned too, and one that includes itself ends', () => {
  const files = new Map([
    ['a.md', '{{< badge "new" >}} {{% include "a.md" %}}'],
    ['b.sh', '# Oil\nrun'],
  ]);
  const included = (text: string) =>
    turnHugoText(text, 'c.md', { ...SOURCE, textOf: name => files.get(name) });
  expect(included('{{% include "a.md" %}}!').text).toBe('new !');
  expect(included('{{< readfile file="b.sh" code="true" lang="sh" >}}').text).toBe(
    '```sh\n# Oil\nrun\n```\n\n',
  );
});

test('a shortcode whose template highlights code shows the text in it, or that of a file, as code', () => {
  const templates = new Map([
    ['listing', '<table>{{ highlight (trim .Inner "\\n") (.Get "lang") "" }}</table>'],
    ['from-file', '<td>{{ highlight (.Get "file" | readFile) "csv" }}</td>'],
    ['setting', '{{ highlight (index hugo.Data.docs (.Get "key")) "toml" }}'],
  ]);
  const shown = (text: string) =>
    turnHugoText(text, 'a.md', { ...SOURCE, templateOf: name => templates.get(name) });
  expect(shown('{{< listing lang="sh" >}}\n# No heading\n\n  ```a\n{{< /listing >}}\n').text).toBe(
    '````sh\n# No heading\n\n  ```a\n````\n\n',
  );
  expect(shown('Run {{< listing sh >}}a *b*{{< /listing >}}.').text).toBe('Run `a *b*`.');
  expect(shown('{{< from-file file="oils.csv" >}}').text).toBe('```csv\nthin,thick\n```\n\n');
  expect(shown('{{< setting key="build" />}}')).toEqual({
    text: '',
    notes: [
      {
        message:
          'The shortcode “setting” showed data of the project, which are not read: write what it showed',
        place: { file: 'a.md', line: 1 },
      },
    ],
  });
});
