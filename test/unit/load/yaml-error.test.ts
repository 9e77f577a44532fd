import { expect, test } from 'vitest';
import { problemsOf } from './load-text.ts';

test.each([
  ['a quotation mark that is not closed', 'title: "The brakes\ndescription: x'],
  ['a list that is not closed', 'tags: [basics, news\ndraft: true'],
  ['a group that is not closed', '{title: Brakes'],
  ['a sign with which no value begins', 'title: @home'],
  ['a percent sign', 'title: %appdata%'],
  ['an apostrophe in single quotes', "title: 'It's done'"],
  ['text behind a list', 'title: [draft] Brakes'],
  ['a bracket too many', 'tags: [basics]]'],
  ['a second colon', 'title: Brakes: the basics'],
  ['a field that is indented', 'title: Brakes\n  description: x'],
  ['a line without a colon', 'title: Brakes\ndescription'],
  ['fields of one group in different columns', 'cover:\n  a: 1\n b: 2'],
  ['a number sign in a list', 'tags: [#a, b]'],
  ['a tab', 'tags:\n\t- basics'],
  ['a path with backslashes in double quotes', 'title: "C:\\docs"'],
  ['text behind a sign for several lines', 'description: > Two screws'],
  ['text right behind that sign', 'description: |Two screws'],
  ['a list on the line of its field', 'tags: - basics'],
  ['a colon without a space', 'title:Brakes\ndescription: x'],
  ['a mistake that the parser explains', 'title: Brakes\n? [a]\n: b\n- c'],
])('%s is explained in the words of a writer, where it begins', (_, yaml) => {
  expect(problemsOf(`---\n${yaml}\n---\n`)).toMatchSnapshot();
});

test('each field with a mistake is reported, without what only follows from another', () => {
  const yaml =
    "title: Brakes: the basics\ndescription: 'never closed\nslug: @home\ntags: [a, b\nimage: a.png\n  draft: true";
  expect(problemsOf(`---\n${yaml}\n---\n`)).toMatchInlineSnapshot(`
    "content/docs/guides/page.md:2:8 error frontmatter/yaml
    Invalid YAML: the value contains a colon and a space
    → Put a value that contains a colon in quotes.

    content/docs/guides/page.md:3:14 error frontmatter/yaml
    Invalid YAML: the quotation mark that opens here is never closed
    → Write another one at the end of the value. If the value has several lines, indent those below the first.

    content/docs/guides/page.md:4:7 error frontmatter/yaml
    Invalid YAML: a value cannot begin with “@”
    → Put the value in quotes.

    content/docs/guides/page.md:5:7 error frontmatter/yaml
    Invalid YAML: the bracket that opens here is never closed
    → Write ] after the last item, or put the value in quotes.

    content/docs/guides/page.md:6:8 error frontmatter/yaml
    Invalid YAML: the field on the next line is indented, as if it were part of this value
    → Begin it in the same column as this field."
  `);
});
