import { describe, expect, test } from 'vitest';
import { turnComponents } from '../../../src/generator/adopt/components/turn-components.ts';

const FILES = new Map([
  ['docs/_steps.mdx', '---\ntitle: x\n---\n\n1. One\n2. {props.what}\n\n<Mystery />\n'],
  ['_shared/loop.md', "import Loop from './loop.md';\n\nRound.\n\n<Loop />\n"],
]);
const PROJECT = { read: (file: string) => FILES.get(file) };

const turned = (text: string) => turnComponents(text, 'docs/a.mdx', PROJECT).text;
const notesOf = (text: string) =>
  turnComponents(text, 'docs/a.mdx', PROJECT).notes.map(({ message, place }) => `${place?.line}: ${message}`);

describe('Markdown that a page imports', () => {
  test('is filled in, with its properties', () => {
    const text =
      'import Steps, { toc as steps } from \'./_steps.mdx\';\n\n# A\n\n- Do:\n\n  <Steps what="Two" />\n\nText\n';
    expect(turned(text)).toBe('# A\n\n- Do:\n\n  1. One\n  2. Two\n\nText\n');
    expect(turnComponents(text, 'docs/a.mdx', PROJECT).notes).toEqual([
      {
        message: 'Texts of imported files were filled in: “::include” would keep each in one place',
        place: { file: 'docs/a.mdx', line: 7 },
      },
      {
        message: 'The component <Mystery> is no part of the new site: write what it showed',
        place: { file: 'docs/_steps.mdx', line: 8 },
      },
    ]);
  });

  test('is found by an alias, and one that imports itself ends', () => {
    expect(turned("import Loop from '@site/_shared/loop.md';\n\n<Loop />\n")).toBe('Round.\n');
    expect(turned("import Gone from './gone.md';\n\n<Gone />\n")).toBe('');
  });
});

describe('components become directives', () => {
  test('badges, and a heading keeps its id', () => {
    expect(
      turned(
        '## `use()` <Badge type="info" text="new" />\n\n## `use()` <Badge text="old" />\n\n## A <Badge text="x" /> {#b}\n',
      ),
    ).toBe('## `use()` **new** {#use}\n\n## `use()` **old**\n\n## A **x** {#b}\n');
    expect(turned('## A <Badge>x</Badge>\n')).toBe('## A **x**\n');
    expect(turned('<Badge\n  text="x"\n  style={{ color: "red" }}\n/>\n')).toBe('**x**\n');
  });

  test('one inside a text leaves its name and its texts, an icon its label', () => {
    const text = `Default: <p><Since v="2.1.0" /></p> <OpenPR number={3} title='A rim' className="x" /> <Year />!
Below:
<Since pkg="rim" v="3" client:load />

| <Icon name="check" label="Yes" size="1em" /> | <Icon name="x" /> | \`<Since v="2" />\` |
`;
    expect(turned(text)).toBe(`Default: <p>Since 2.1.0</p> Open PR A rim !
Below:

Since rim 3

| Yes |  | \`<Since v="2" />\` |
`);
    expect(notesOf(text)).toEqual([
      '3: The component <Since> became its name and its texts: write what it showed',
      '1: The component <Since> became its name and its texts: write what it showed',
      '1: The component <OpenPR> became its name and its texts: write what it showed',
      '1: The component <Year> is no part of the new site: write what it showed',
    ]);
    expect(turned('**<Sum /> rims** and **rims <Sum />**\n')).toBe('**rims** and **rims**\n');
    expect(turned('- <Link id="hub"/> Use *oil*\n')).toBe('- <a id="hub"></a> Use *oil*\n');
  });

  test('attributes that are a template without values', () => {
    expect(turned('A <img src={`/a.png`} /> `b`\n')).toBe('A <img src="/a.png" /> `b`\n');
  });

  test('tags of HTML over several lines, with attributes of JSX', () => {
    expect(turned('A <img src="a.png" style={{\n  display: "block",\n  width: "50%"\n}} /> B\n')).toBe(
      'A <img src="a.png" /> B\n',
    );
    const text = '<img\n  src="a.png"\n/>\n\n```\n<img style={{\n}} />\n```\n';
    expect(turned(text)).toBe(text);
  });

  test('comments with code in them go', () => {
    expect(turned('{/** Mind `a` --> **/}\n\nA {/* b */} c {/* d */}\n')).toBe('A  c \n');
  });

  test('one without an equivalent leaves its title and its text', () => {
    expect(turned('<Explanation title="In detail: folders">\na\n</Explanation>\n')).toBe(
      '**In detail: folders**\n\na\n',
    );
    expect(turned('<Explanation title={words}>\na\n</Explanation>\n')).toBe('a\n');
  });

  test('tabs with the labels that are listed around them, over several lines too', () => {
    expect(
      turned(`<Tabs
  groupId="os"
  values={[
    { value: 'linux', label: 'Linux (x64)' },
    { value: 'mac', label: 'Mac' },
  ]}
>
<TabItem value="linux">

Pump.

</TabItem>
<TabItem value="mac" label="macOS">

Ring.

</TabItem>
</Tabs>
`),
    ).toBe(`::::tabs{group="os"}
:::tab[Linux (x64)]{value="linux"}
Pump.
:::

:::tab[macOS]{value="mac"}
Ring.
:::
::::
`);
  });

  test('nothing, if they are fragments, or grids without cards', () => {
    const picture = '[![A](./a.png)](https://a.example)';
    expect(turned(`<Cards>\n<>${picture}</>\n</Cards>\n`)).toBe(`${picture}\n`);
    expect(turned('`<>` and <>*words*</>\n')).toBe('`<>` and *words*\n');
    expect(turned('<CardGrid>\n<Card title="A">\n\nB\n\n</Card>\n</CardGrid>\n')).toBe(
      '::::cards\n:::card[A]\nB\n:::\n::::\n',
    );
  });

  test('their text, if they are in a sentence', () => {
    expect(turned('Since <Version type="new">4.1</Version>.\n')).toBe('Since 4.1.\n');
    expect(notesOf('Since <Version type="new">4.1</Version>.\n')).toEqual([
      '1: The component <Version> is no part of the new site: write what it showed',
    ]);
  });

  test('pictures below the base URL', () => {
    expect(turned(`<img alt="A" src={useBaseUrl('img/a.png')} />\n`)).toContain('src="/img/a.png"');
    expect(turned(`<img alt="A" src={useBaseUrl('/img/a.png')} />\n`)).toContain('src="/img/a.png"');
  });

  test('tabs, with the column of their tags', () => {
    expect(
      turned(`import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

Install it:
<Tabs groupId="packages" defaultValue="npm" values={[{ label: 'npm', value: 'npm' }]}>
  <TabItem value="npm" label="With npm">

    \`\`\`sh
    npm install
    \`\`\`

  </TabItem>
  <TabItem value="yarn">Plain text</TabItem>
</Tabs>

Done.
`),
    ).toMatchInlineSnapshot(`
      "Install it:

      ::::tabs{group="packages"}
      :::tab[With npm]{value="npm"}
      \`\`\`sh
      npm install
      \`\`\`
      :::

      :::tab[yarn]{value="yarn"}
      Plain text
      :::
      ::::

      Done.
      "
    `);
  });

  test('tabs with notes in them need more colons', () => {
    expect(
      turned('<Tabs>\n<TabItem label="a">\n\n:::note\nx\n:::\n\n</TabItem>\n</Tabs>\n'),
    ).toMatchInlineSnapshot(`
      ":::::tabs
      ::::tab[a]
      :::note
      x
      :::
      ::::
      :::::
      "
    `);
  });

  test('notes, steps and cards', () => {
    expect(
      turned(`<Aside type="tip" title="Oil [first]">
Use oil.
</Aside>

<Steps>
1. Pump.
   <Aside>Slowly.</Aside>
2. Ride.
</Steps>

<CardGrid stagger>
  <Card title="Text" icon="pencil">
    Write.
  </Card>
  <LinkCard
    title="More"
    href="/more/"
    description="Go on."
  />
</CardGrid>

<LinkCard title="Alone" href="/alone/" />
`),
    ).toMatchInlineSnapshot(`
      ":::tip[Oil \\[first\\]]
      Use oil.
      :::

      ::::steps
      1. Pump.

         :::note
         Slowly.
         :::

      2. Ride.
      ::::

      ::::cards
      :::card[Text]
      Write.
      :::

      :::card[More]{href="/more/"}
      Go on.
      :::
      ::::

      ::::cards
      :::card[Alone]{href="/alone/"}
      :::
      ::::
      "
    `);
  });

  test('what is in a text', () => {
    expect(
      turned(`---
title: A
---
import logo from './logo.png';

## Wheels <Badge type="tip" text="new" />

<img src={logo} alt="Logo" style={{ width: 10 }} className="big" /> and <Link to="/a">a</Link>, \`<Badge text="x" />\`.

<img src={require('./b.png').default} width={300} />

<LinkButton href="/go/" variant="primary">Go</LinkButton>
<Image src={logo} alt="A logo" />
{/* hidden */}
`),
    ).toMatchInlineSnapshot(`
      "---
      title: A
      ---

      ## Wheels **new** {#wheels}

      <img src="./logo.png" alt="Logo" class="big" /> and [a](/a), \`<Badge text="x" />\`.

      <img src="./b.png" width="300" />

      :button[Go]{href="/go/"}

      ![A logo](./logo.png)
      "
    `);
  });
});

describe('a component without an equivalent', () => {
  test('leaves its words, or nothing, with a note at its line', () => {
    const text =
      '<Year />\n\nA\n\n<Video\n  by="Ann\nB"\n/>\n\nB `<Year />` <Year />\n<Year />\n\n```\n<Sum />\n```\n\nC <Sum />\n';
    expect(turned(text)).toBe('A\n\nVideo Ann B\n\nB `<Year />` \n\n\n```\n<Sum />\n```\n\nC \n');
    expect(notesOf(text)).toEqual([
      '1: The component <Year> is no part of the new site: write what it showed',
      '5: The component <Video> became its name and its texts: write what it showed',
      '11: The component <Year> is no part of the new site: write what it showed',
      '10: The component <Year> is no part of the new site: write what it showed',
      '17: The component <Sum> is no part of the new site: write what it showed',
    ]);
  });

  test('leaves the links in a list', () => {
    const languages = `[{ id: 'js', label: "JavaScript", href: '/js/' }, {"title":"CSS","to":"/css/"}, { text: "x" }, other]`;
    expect(turned(`<RuleLanguages current="js" languages={${languages}} />\n\n# A\n`)).toBe(
      'Rule Languages [JavaScript](/js/), [CSS](/css/)\n\n# A\n',
    );
    expect(turned('<SchoolLink\n  href="/a"\n  title="Learn [all]"\n/>\n')).toBe('[Learn \\[all\\]](/a)\n');
    expect(notesOf('<SchoolLink href="/a" title="Learn" />\n')).toEqual([
      '1: The component <SchoolLink> became a link: write what it showed',
    ]);
    expect(turned('<SchoolLink :href="a" title="A" /> <SchoolLink href={a} title="B" />\n')).toBe(
      'School Link A\n\nSchool Link B\n',
    );
    expect(turned('<Sum items={[a, { label: <b /> }]} of={x} />\n')).toBe('');
    const deep = "[{ items: [{ badge: { text: 'at {{date}}' } }] },\n]";
    expect(turned(`<Preview\n\tconfig={${deep}}\n/>\n\nB\n`)).toBe('B\n');
  });

  test('shows code and HTML in its attributes', () => {
    expect(turned('<Code lang="sh" code={`\na \\`b\\`\n`} />\n\n<Code code={file} />\n')).toBe(
      '```sh\na `b`\n```\n',
    );
    expect(
      turned(`<Fragment set:html={"<pre class=\\"a\\"><b style=\\"color: red\\">x</b>\\n<br /></pre>"} />\n`),
    ).toBe('<pre class="a"><b>x</b>\n<br /></pre>\n');
  });

  test('keeps the text between its tags', () => {
    expect(turned('<Box color="red">\n\nText.\n\n</Box>\n')).toBe('Text.\n');
  });

  test('and code of a page goes, with a note', () => {
    const text =
      "import x from 'y';\n\nexport const a = 1;\n\n# A\n\n<script setup>\nimport b from 'c'\n</script>\n";
    expect(turned(text).trim()).toBe('# A');
    expect(notesOf(text)).toEqual([
      '3: Code of a page does not run any more: write what it showed',
      '7: Code of a page does not run any more: write what it showed',
    ]);
  });

  test.each([
    ['code blocks', '<b>\n\n```jsx\n\n\nimport a from "b";\n<Tabs>\n```\n'],
    ['code in a text', 'Write `<Tabs>` and `{/* x */}`.\n'],
    ['tags of HTML', '<details>\n<summary>Why</summary>\n\nBecause.\n\n</details>\n'],
    ['generic types', 'An Array<string> and a Map<K, V>.\n'],
    ['sentences that begin like code', 'import taxes are high\n\nexport of wheels\n'],
  ])('%s stay as they are', (_, text) => {
    expect(turned(text)).toBe(text);
    expect(notesOf(text)).toEqual([]);
  });
});

describe('columns mean nothing in MDX outside lists', () => {
  test('a block far from the margin is not code', () => {
    expect(turned('A\n\n      B\n      C\n\n        - D\n\n          E\n')).toBe('A\n\nB\nC\n\n- D\n\n  E\n');
    expect(turned('## A\n        B\n\n1.      C\n\n        D\n')).toBe('## A\nB\n\n1. C\n\n   D\n');
    expect(turned('<div>\n    <p>A</p>\n\n        B\n</div>\n')).toBe('<div>\n<p>A</p>\n\nB\n</div>\n');
    expect(turned('<pre>\n    A\n\n    B\n</pre>\n')).toBe('<pre>\n    A\n\n    B\n</pre>\n');
  });

  test('a list item keeps what is in it', () => {
    const text = '10. A\nlazy\n\n    B\n\n    - C\n\n      D\n';
    expect(turned(text)).toBe(text);
    expect(
      turned('- A\n\n      B\n\n          <Tabs>\n      <TabItem label="x">\n  C\n  </TabItem>\n  </Tabs>\n'),
    ).toBe('- A\n\n  B\n\n  ::::tabs\n  :::tab[x]\n  C\n  :::\n  ::::\n');
  });

  test('a code block ends in any column', () => {
    expect(turned('    ```sh\na\n      b\n```\n\nC\n')).toBe('```sh\na\n  b\n```\n\nC\n');
    expect(turned('- A\n\n      ```sh\n      a\n\n        b\n  ```\n\n  C\n')).toBe(
      '- A\n\n  ```sh\n  a\n\n    b\n  ```\n\n  C\n',
    );
    expect(turned('```md\n- A\n\n      B\n     ```\n\nC\n')).toBe('```md\n- A\n\n      B\n```\n\nC\n');
    expect(turned('1. ~~~\n   a\n      ~~~\n   B\n')).toBe('1. ~~~\n   a\n   ~~~\n   B\n');
    expect(turned('- ```\n  a\nB\n')).toBe('- ```\n  a\nB\n');
    expect(turned('- A\n\n    ```\n    {\n  b\n   }\n  ```\n')).toBe('- A\n\n  ```\n  {\n  b\n  }\n  ```\n');
  });

  test('in Markdown they do', () => {
    expect(turnComponents('  <Steps>\n1. A\n\n   B\n  </Steps>\n', 'docs/a.md', PROJECT).text).toBe(
      '  :::steps\n  1. A\n\n     B\n  :::\n',
    );
    const text = '<b>A</b>\n\n    B\n';
    expect(turnComponents(text, 'docs/a.md', PROJECT).text).toBe(text);
  });
});

describe('a directive around components', () => {
  const steps = '<Steps>\n1. A\n</Steps>\n';

  test('has more colons than they', () => {
    expect(turned(`:::tip[B]\n${steps}${steps}:::\n`)).toBe(
      '::::tip[B]\n\n:::steps\n1. A\n:::\n\n:::steps\n1. A\n:::\n\n::::\n',
    );
    expect(turned(`::::a\n:::b\n${steps}:::\n::::\n`)).toBe(
      ':::::a\n::::b\n\n:::steps\n1. A\n:::\n\n::::\n:::::\n',
    );
  });

  test('that has enough, or no end, stays', () => {
    expect(turned(`:::::tip\n${steps}:::::\n`)).toBe(':::::tip\n\n:::steps\n1. A\n:::\n\n:::::\n');
    expect(turned(`:::tip\n${steps}`)).toBe(':::tip\n\n:::steps\n1. A\n:::\n');
    expect(turned(`::::tab\n:::tip\n::::\n:::\n\`\`\`\n:::a\n:::b\n:::\n:::\n\`\`\`\n`)).toBe(
      '::::tab\n:::tip\n::::\n:::\n```\n:::a\n:::b\n:::\n:::\n```\n',
    );
  });
});

describe('code of a page', () => {
  test('exports go to the end of their brackets, without semicolons too', () => {
    const text = `export async function Example() {
  const name = 'a'

  const raw = await compile(\`~~~js {2}
\${read(\`\${name}\`)
  .trim()} don't }
~~~\`, { a: true })
  return <Shown>It's {raw}</Shown>
}

export const list = [1]
  .map(item => item)
export const Short = () =>
  <b>x</b>
## A
`;
    expect(turned(text)).toBe('## A\n');
    expect(notesOf(text)).toEqual(
      [1, 11, 13].map(line => `${line}: Code of a page does not run any more: write what it showed`),
    );
    expect(turned('export const a = {\n\nText\n')).toBe('Text\n');
  });

  test('expressions on lines of their own go, and texts in braces stay', () => {
    const text = `A

<div>
{wheels.map(([id, name]) => (
  <img src={\`/\${id}.svg\`} />
))}
</div>

{'Ride on'}

{#rim}

{a} b
`;
    expect(turned(text)).toBe('A\n\n<div>\n\n\n\n</div>\n\nRide on\n\n{#rim}\n\n{a} b\n');
    expect(notesOf(text)).toEqual(['4: Code of a page does not run any more: write what it showed']);
    const vue = '<Badge text="x" />\n\n{a}\n';
    expect(turnComponents(vue, 'docs/a.md', PROJECT).text).toBe('**x**\n\n{a}\n');
  });
});

describe('Markdown in HTML of MDX', () => {
  test('becomes HTML between the tags of a line', () => {
    expect(turned('<p class="a">One **b** [c](/d) `*e*` *f* _g_ h_i_j</p>\n\n- <li>2 * 3 * 4</li>\n')).toBe(
      '<p class="a">One <strong>b</strong> <a href="/d">c</a> <code>*e*</code> <em>f</em> <em>g</em> h_i_j</p>\n\n- <li>2 * 3 * 4</li>\n',
    );
    const plain = '<p>**a**</p> <Badge text="x" />\n';
    expect(turnComponents(plain, 'docs/a.md', PROJECT).text).toBe('<p>**a**</p> **x**\n');
  });

  test('gets the ends of empty elements', () => {
    expect(turned('<div>\n  <iframe src="/a" />\n</div>\n\n## A <a id="b"/> `<a/>` <br />\n')).toBe(
      '<div>\n<iframe src="/a"></iframe>\n</div>\n\n## A <a id="b"></a> `<a/>` <br />\n',
    );
  });

  test('is below an empty line if the tag has a line of its own', () => {
    expect(
      turned('<div class="a">\n- b\n</div>\n\n<div>\n<b>c</b>\n</div>\n\n```html\n<div>\na\n</div>\n```\n'),
    ).toBe('<div class="a">\n\n- b\n</div>\n\n<div>\n<b>c</b>\n</div>\n\n```html\n<div>\na\n</div>\n```\n');
  });
});
