import { describe, expect, test } from 'vitest';
import { problemsOf } from './load-text.ts';

describe.each(['native', 'remark'] as const)('what is almost markup, with the %s parser', parser => {
  const problems = (text: string) => problemsOf(text, { parser });
  test('an address with a space is reported where it begins', () => {
    expect(
      problems('> See [the **map**](my file.md) and\n> ![w](img/Bild (1) mit Ü.png "W").'),
    ).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:21 warning markdown/unlinked
      “my file.md” is shown as text, because an address with a space needs angle brackets
      → Write (<my file.md>).

      content/docs/guides/page.md:2:8 warning markdown/unlinked
      “img/Bild (1) mit Ü.png” is shown as text, because an address with a space needs angle brackets
      → Write (<img/Bild (1) mit Ü.png>)."
    `);
    expect(problems('[a](https://a.example/b c) [b](./a b/)')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:5 warning markdown/unlinked
      “https://a.example/b c” is shown as text, because an address with a space needs angle brackets
      → Write (<https://a.example/b c>).

      content/docs/guides/page.md:1:32 warning markdown/unlinked
      “./a b/” is shown as text, because an address with a space needs angle brackets
      → Write (<./a b/>)."
    `);
  });

  test('other words in parentheses, code, escaped signs and templates are not', () => {
    const texts = [
      '[t](<my file.md>) [t](a.md "b c.md") `[t](a b.md)`',
      '\\[t\\](my file.md), a[i](x, y), [int](outer=1, nested=2)',
      '![t](a.png =20x30)',
      '[t](a b.md\n[t](see below)',
    ];
    expect(texts.map(problems)).toEqual(texts.map(() => ''));
    const templates = '[t]({% link a b.md %}) [t]({{< ref "a b.md" >}})';
    expect(problems(templates).match(/markdown\/[\w-]+/g)).toEqual(Array(2).fill('markdown/foreign-command'));
  });

  test('thousands in one paragraph are reported in no time', () => {
    expect(problems('[^a] [b](a b.md)\n'.repeat(2_000)).match(/warning/g)?.length).toBe(4_000);
  });

  test('a reference to a footnote that is not there is reported', () => {
    expect(
      problems('a[^nope] and *b[^sourse]*\n\n- c[^source] [^1]\n\n[^source]: d\n\n[^1]: d'),
    ).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:2 warning markdown/missing-footnote
      “[^nope]” is shown as text, because no footnote has this name
      → Write its text in a paragraph of its own: [^nope]: The text. If it is no footnote, write \\[^nope].

      content/docs/guides/page.md:1:16 warning markdown/missing-footnote
      “[^sourse]” is shown as text, because no footnote has this name
      → Write its text in a paragraph of its own: [^sourse]: The text. If it is no footnote, write \\[^sourse]."
    `);
    expect(problems('\\[^a] [^a-z] [^\\d] [^a]+ `[^a]` [^a b]')).toBe('');
  });

  test('a footnote that nothing refers to is reported', () => {
    expect(problems('a[^1]\n\n[^1]: b[^2]\n\n[^2]: c\n\n[^Three]: d')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:7:1 warning markdown/unused-footnote
      The footnote [^Three] is left out, because nothing refers to it
      → Write [^Three] where its number belongs, or remove the footnote."
    `);
  });

  test('a conflict that git left in the text or in the front matter is reported once, but not in code', () => {
    const conflict = (before: string, after: string) =>
      `<<<<<<< HEAD\n${before}\n=======\n${after}\n>>>>>>> theirs\n`;
    expect(
      problems(`---\n${conflict('title: A', 'title: B')}---\n\nText\n${conflict('Ours.', '- Theirs.')}`),
    ).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:1 error frontmatter/yaml
      Invalid YAML: git could not merge two versions of these fields, and both are here
      → Keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.

      content/docs/guides/page.md:10:1 warning markdown/conflict
      Git could not merge two versions of this text, and both are here
      → Keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>."
    `);
    expect(problems(`\`\`\`\n${conflict('a', 'b')}\`\`\`\n\nWrite \`<<<<<<< HEAD\`, a <<<<<<< b`)).toBe('');
  });

  test('a second footnote or address of the same name is reported, with the place of the first', () => {
    expect(
      problems('[A] b[^n]\n\n[a]: ./one.md\n[^n]: c\n\n> [A]: ./two.md\n>\n> [^N]: d'),
    ).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:6:3 warning markdown/repeated-name
      This address of [A] is left out, because [A] already has one
      → Give it another name, or remove it.
        content/docs/guides/page.md:3:1 this one counts

      content/docs/guides/page.md:8:3 warning markdown/repeated-name
      This footnote is left out, because [^N] is already the name of another
      → Give it another name, or remove it.
        content/docs/guides/page.md:4:1 this one counts"
    `);
  });

  test('one that says the same, code, comments and the like are not', () => {
    const texts = [
      '[a]\n\n[a]: ./one.md\n[a]: <./one.md> "T"',
      'a[^n]\n\n[^n]: b\n\n[^n]: b\n',
      '[a]\n\n[a]: ./one.md\n\n```\n[a]: ./two.md\n```',
      '[//]: # (one)\n[//]: # (two)\n[//]: <> (three)\n[//]: x',
      'a[^n] [n]\n\n[^n]: b\n\n[n]: ./one.md',
    ];
    expect(texts.map(problems)).toEqual(texts.map(() => ''));
    const files = { 'notes/part.md': 'c[^n]\n\n[^n]: d' };
    const page = 'a[^n]\n\n[^n]: b\n\n::include{file="/notes/part.md"}';
    expect(problemsOf(page, { parser, files })).toBe('');
  });

  test('a cell beyond the head of a table is reported, once a table', () => {
    expect(problems('| a | b |\n|-|-|\n| 1 | 2 | |\n| `x|y` | 2 |\n| 1 | 2 | 3 |')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:4:9 warning markdown/extra-cell
      This cell is left out, because the head of the table has only 2 cells
      → Give the head another cell. If | belongs to the text, even in code, write \\|."
    `);
    expect(problems('| a |\n|-|\n| `x\\|y` |')).toBe('');
  });

  test('code that is never closed is reported', () => {
    expect(problems('a\n\n````js\nb\n```\n\nc')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:1 warning markdown/unclosed-code
      This code block is never closed, so what follows is shown as code
      → Close it with a line of \`\`\`\`, as far from the margin as this one."
    `);
    expect(problems('> - ~~~\n>   a\n\nb')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:5 warning markdown/unclosed-code
      This code block is never closed, so what follows is shown as code
      → Close it with a line of ~~~, as far from the margin as this one."
    `);
    expect(problems('```')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 warning markdown/unclosed-code
      This code block is never closed, so what follows is shown as code
      → Close it with a line of \`\`\`, as far from the margin as this one."
    `);
    expect(problems('```\na\n`````  \n\n> - ~~~\n>   a\n>\n>   ~~~\n\n    ```\n    a\n')).toBe('');
  });

  test('an item with a space that Markdown does not know is reported', () => {
    expect(problems('- a\n-\u00a0b\n\n*\u00a0c')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:1 warning markdown/no-list
      This is not a list item, because the space after its sign is not an ordinary one
      → Delete the space and type it again. Some editors and keyboards write a non-breaking space.

      content/docs/guides/page.md:4:1 warning markdown/no-list
      This is not a list item, because the space after its sign is not an ordinary one
      → Delete the space and type it again. Some editors and keyboards write a non-breaking space."
    `);
    expect(problems('1.\u00a0a\n2.\u00a0b')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 warning markdown/no-list
      This is not a list item, because the space after its number is not an ordinary one
      → Delete the space and type it again. Some editors and keyboards write a non-breaking space."
    `);
    expect(problems('1.\u00a0Mai\n\n-\u00a05 °C\n\n\\-\u00a0a\n\n- a\u00a0-\u00a0b')).toBe('');
  });

  test('a rule of long dashes is reported', () => {
    expect(problems('a\n\n———\n\nb\n\n—-')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:1 warning markdown/no-rule
      “———” is not a horizontal rule, because its dashes are too long
      → Write three hyphens: ---. Some editors and keyboards turn them into dashes.

      content/docs/guides/page.md:7:1 warning markdown/no-rule
      “—-” is not a horizontal rule, because its dashes are too long
      → Write three hyphens: ---. Some editors and keyboards turn them into dashes."
    `);
    expect(problems('— a\n\n- —\n\na ——\n\n\\——')).toBe('');
  });

  test('a table whose head has another number of cells than the line below it is reported', () => {
    expect(problems('> a\n> | a | b |\n> |---|\n> | 1 | 2 |')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:3 warning markdown/no-table
      This is not a table, because the line below has a different number of cells
      → Write --- for each cell of the head, with | between them."
    `);
    expect(problems('a|b\n---|---|---\n1|2')).toContain(':1:1 warning markdown/no-table');
    expect(problems('| a |\n|---|\n\na | b\n\na \\| b\n-|-|c')).toBe('');
  });

  test('a list with signs that Markdown does not know, and one without spaces, is reported', () => {
    expect(problems('Parts:\n\u2022 a\n\u2022 b\n\n> \u2013 a\n> \u2013 b')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:1 warning markdown/no-list
      This is not a list item, because Markdown does not know its sign
      → Begin each item with - and a space. Some programs turn hyphens into other signs.

      content/docs/guides/page.md:5:3 warning markdown/no-list
      This is not a list item, because Markdown does not know its sign
      → Begin each item with - and a space. Some programs turn hyphens into other signs."
    `);
    expect(problems('1.one\n2.two\n\n*one\n*two')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 warning markdown/no-list
      This is not a list item, because no space follows its sign or number
      → Write a space after it.

      content/docs/guides/page.md:4:1 warning markdown/no-list
      This is not a list item, because no space follows its sign or number
      → Write a space after it."
    `);
    expect(problems('\u2022 a\n\n\u2022 b\n\n*a*\n*b*\n\n1.5 mm\n\n\u2013 a \u2013\nb')).toBe('');
  });

  test('a list that cannot follow a text is reported', () => {
    expect(problems('Then:\n2. a\n3. b')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:1 warning markdown/no-list
      This is not a list item, because it does not begin with 1, and there is text directly above it
      → Write an empty line above the list."
    `);
    expect(problems('In\n1999. And\n2000. So\n\nIn May,\n12. a\n\n2. a\n3. b')).toBe('');
  });

  test('an id with a space at the end of a heading is reported', () => {
    expect(problems('## *A* b {#two words}\n\n> C {# c}\n> ===')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:10 warning markdown/no-id
      “{#two words}” is shown as text, because there is a space in the id
      → Write {#two-words}. If readers should see the braces, put them in \`code\`.

      content/docs/guides/page.md:3:5 warning markdown/no-id
      “{# c}” is shown as text, because there is a space in the id
      → Write {#c}. If readers should see the braces, put them in \`code\`."
    `);
    const texts = [
      '## A {#a}',
      '## A {: #a .b}',
      '## A {# a comment #}',
      '## A {{#if b}}',
      '## A `{#if b}`',
      '## A {#a b} c',
      '## A \\{#if b}',
      '## A {b c}',
      'A {#a b}',
    ];
    expect(texts.map(text => problems(text).includes('no-id'))).toEqual(texts.map(() => false));
  });

  test('a heading without a space after its signs is reported', () => {
    expect(problems('##Tyres')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 warning markdown/no-heading
      This is not a heading, because there is no space after its # signs
      → Write a space after them."
    `);
    expect(problems('#tag\n\n#fff\n\n##\n\n\\##a\n\na ##b\n##c')).toBe('');
  });

  test('a table without the line below its head, or without a head, is reported', () => {
    expect(problems('Text\n| a | b |\n| 1 | 2 |')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:1 warning markdown/no-table
      This is not a table, because no line such as | --- | --- | is below its head
      → Write such a line, with --- for each cell of the head."
    `);
    expect(problems('| a | b |\n| === | === |\n\n> | a | b |\n> |––|––|')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 warning markdown/no-table
      This is not a table, because no line such as | --- | --- | is below its head
      → Write such a line, with --- for each cell of the head.

      content/docs/guides/page.md:4:3 warning markdown/no-table
      This is not a table, because no line such as | --- | --- | is below its head
      → Write such a line, with --- for each cell of the head."
    `);
    expect(problems('| a | b |\n\n|---|---|\n\n| 1 | 2 |')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:1 warning markdown/no-table
      This is not a table, because its line of dashes has no head directly above it
      → Write the head in the line above it, with no empty line between them."
    `);
    expect(problems('|a| + |b|\n|c| + |d| is\n\n| a\n| b\n\na | b |\nc\n\na |---|')).toBe('');
  });

  test('a comment that is never closed is reported', () => {
    expect(problems('a\n\n<!-- b\n\n# c')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:1 warning html/unclosed
      This comment is never closed, so what follows is not shown
      → Write --> where it ends."
    `);
    expect(problems('<!-- b\n\n-->\n\n<!-->\n\na <!-- b')).toBe('');
  });

  test('bold text that is not bold is reported', () => {
    expect(
      problems('A **bold **text\nand so on.\n\nSo ** is** it.\n\n**\u201ca\u201d**b'),
    ).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:3 warning markdown/no-emphasis
      “**bold **” is not bold, because a space is inside its asterisks
      → Move the space out of the asterisks.

      content/docs/guides/page.md:4:4 warning markdown/no-emphasis
      “** is**” is not bold, because a space is inside its asterisks
      → Move the space out of the asterisks.

      content/docs/guides/page.md:6:1 warning markdown/no-emphasis
      “**“a”**” is not bold, because its asterisks touch a letter outside and punctuation inside
      → Move the punctuation out of the asterisks, or write a space outside."
    `);
    expect(problems('2 ** 3 ** 4, src/**/a/**, \\*\\*a \\*\\*, `**a **`, **a ***, **a** b **c**')).toBe('');
  });

  test('a list that is indented too little to be in the numbered item above is reported', () => {
    expect(problems('1. a\n  - b\n2. c\n\n> 10. a\n>    - b')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:3 warning markdown/list-level
      This list is not part of the item above it, because it is indented too little
      → Indent it as far as the text of the item: by three spaces below “1. ”.

      content/docs/guides/page.md:6:6 warning markdown/list-level
      This list is not part of the item above it, because it is indented too little
      → Indent it as far as the text of the item: by three spaces below “1. ”."
    `);
    expect(problems('1. a\n   - b\n\n1. a\n- b\n\n1. a\n\n  - b\n\n> 1. a\n> - b')).toBe('');
  });

  test('a reference without an address, and a space before an address, is reported', () => {
    expect(problems('See [the\nguide], [the map][map] and ![a][the picture].')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:2:18 warning markdown/unlinked
      “[map]” is shown as text, because no line gives it an address
      → Write one in a line of its own: [map]: page.md. If it is no link, write \\[map].

      content/docs/guides/page.md:2:32 warning markdown/unlinked
      “[the picture]” is shown as text, because no line gives it an address
      → Write one in a line of its own: [the picture]: page.md. If it is no link, write \\[the picture]."
    `);
    expect(problems('See [the map] (map.md).')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:16 warning markdown/unlinked
      “map.md” is shown as text, because a space is before its parenthesis
      → Delete the space."
    `);
    const texts = [
      'a[one][two], [a-z][0-9], \\[a][bc], [a][b], [x] (see below), [x] (and/or)',
      '[a][map] [map][]\n\n[map]: ./one.md',
    ];
    expect(texts.map(problems)).toEqual(texts.map(() => ''));
  });

  test('a mark of a note that begins none is reported', () => {
    expect(problems('> [!TIPP]\n> a\n\n[!NOTE]\nb\n\n> [!NB] c')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:3 warning markdown/no-alert
      “[!TIPP]” is shown as text, because it does not begin a note
      → Did you mean > [!TIP]? Each line of a note begins with >.

      content/docs/guides/page.md:4:1 warning markdown/no-alert
      “[!NOTE]” is shown as text, because it does not begin a note
      → Did you mean > [!NOTE]? Each line of a note begins with >.

      content/docs/guides/page.md:7:3 warning markdown/no-alert
      “[!NB]” is shown as text, because it does not begin a note
      → A note is a quote that begins with [!NOTE], [!TIP], [!IMPORTANT], [!WARNING], [!CAUTION]."
    `);
    const texts = [
      '> [!TIP]\n> a',
      '> [!faq]- b\n> c',
      '[!a](b.com) [![c](d.png)](e.md)',
      '[!d]\n\n[!d]: ./one.md',
    ];
    expect(texts.map(text => problems(text).includes('no-alert'))).toEqual(texts.map(() => false));
  });

  test('front matter without its first line is reported', () => {
    expect(problems('title: A\ndate: 2026-01-01\n---\n\nText')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 warning frontmatter/not-at-top
      What looks like front matter is shown as text, because no line with --- is above it
      → Write --- above the first field, in a line of its own."
    `);
    expect(problems('Note: A\n---\n\ntitle: B\n\n---')).toBe('');
  });
});
