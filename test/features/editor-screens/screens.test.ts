import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { TAB_NAMES } from '../../../features/editor-screens/editor-tabs.ts';
import { projectRoot } from '../../machine.ts';
import { filesBelow } from '../../sites/own-site.ts';

/** A file of `content/_screens/`, checked when the site is built. */
interface ScreenFile {
  readonly title?: string;
  readonly groups: readonly {
    readonly title?: string;
    readonly fields: readonly {
      readonly label?: string;
      readonly options?: readonly string[];
      readonly columns?: readonly string[];
      readonly buttons?: readonly string[];
    }[];
  }[];
}

/** Labels that are in no list of the editor's, with the reason why a screen shows them. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  Maps: 'the start screen has no title of its own',
  'New SVG map': 'start screen',
  'New Google map': 'start screen',
  'New image map': 'start screen',
  'Upload SVG': 'start screen',
  'Download SVG': 'start screen',
  'Copy shortcode': 'list of maps',
  Duplicate: 'list of maps',
  Delete: 'list of maps',
  Status: 'a field that every region has',
  Name: 'forms of fields: the guides’ word',
  Type: 'forms of fields: the guides’ word',
  Value: 'forms of fields: the guides’ word',
  Select: 'forms of fields: a type',
  Groups: 'list of layers: the guide’s word',
  'US-TX': 'a region’s id, above its form',
  'Bridge Street': 'an object’s title, above its form',
};

const FOLDER = join(projectRoot, 'content', '_screens');
const DOCS = join(projectRoot, 'content', 'docs');
const files = readdirSync(FOLDER).filter(file => file.endsWith('.yml'));
const docs = filesBelow(DOCS, '.md');

describe('the screens of the editor', () => {
  test('use the labels of the editor', () => {
    const known = new Set([...listedLabels(), ...TAB_NAMES, ...Object.keys(EXCEPTIONS)]);
    const unknown = files.flatMap(file =>
      labelsOf(file)
        .filter(label => !known.has(label.replaceAll('’', "'")))
        .map(label => `${file}: ${label}`),
    );
    expect(unknown).toEqual([]);
  });

  test('need every exception', () => {
    const labels = new Set(files.flatMap(labelsOf));
    expect(Object.keys(EXCEPTIONS).filter(label => !labels.has(label))).toEqual([]);
  });

  test('are all shown somewhere', () => {
    const home = join(projectRoot, 'content', 'pages', 'index.md');
    const text = [...docs.map(file => join(DOCS, file)), home]
      .map(file => readFileSync(file, 'utf8'))
      .join('');
    expect(files.filter(file => !text.includes(`_screens/${file}"`))).toEqual([]);
  });
});

test('every guide has a picture', () => {
  const picture = /^ *(!\[|::map\[|::screen\[)/m;
  expect(docs.filter(file => !picture.test(readFileSync(join(DOCS, file), 'utf8')))).toEqual([]);
});

function listedLabels(): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, 'editor-labels.txt'), 'utf8');
  return text.split('\n').filter(line => !line.startsWith('#'));
}

function labelsOf(file: string): readonly string[] {
  const { title, groups }: ScreenFile = parse(readFileSync(join(FOLDER, file), 'utf8'));
  const parts = groups.flatMap(group => [
    group.title,
    ...group.fields.flatMap(({ label, options = [], columns = [], buttons = [] }) => [
      label,
      ...options,
      ...columns,
      ...buttons,
    ]),
  ]);
  return [title, ...parts].filter(label => label !== undefined);
}
