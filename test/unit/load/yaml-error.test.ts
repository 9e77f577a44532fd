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
  ['a mistake that the parser explains', 'title: Brakes\n? [a]\n: b\n- c'],
])('%s is explained in the words of a writer, where it begins', (_, yaml) => {
  expect(problemsOf(`---\n${yaml}\n---\n`)).toMatchSnapshot();
});
