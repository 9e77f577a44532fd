import { describe, expect, test } from 'vitest';
import { screen } from '../../../features/editor-screens/screen.ts';
import { loadingWith } from '../../unit/load/load-text.ts';

const FILE = 'content/_screens/one.yml';
const TEXT = '::screen[What a click does]{file="../../_screens/one.yml"}';
const { loadText, htmlOf, problemsOf } = loadingWith(screen);
const htmlWith = (yaml: string) => htmlOf(TEXT, { files: { [FILE]: yaml } });
const problemsWith = (yaml: string) => problemsOf(TEXT, { files: { [FILE]: yaml } });
const field = (text: string) => `tab: Actions\ngroups:\n  - fields:\n      - { ${text} }\n`;

describe('a screen in a text', () => {
  test('is a figure whose settings are terms with their values, and whose caption says that it is drawn', () => {
    const yaml = `tab: Regions
page: Settings
groups:
  - title: Clear
    fields:
      - { kind: switch, label: Multi Select, value: on, mark: 1 }
      - { kind: button, label: Clear the list of regions }
`;
    expect(htmlWith(yaml).replace(/<ul class="screen-tabs.*?<\/ul>/, '')).toMatchInlineSnapshot(
      `"<figure class="screen"><div class="screen-window" data-markdown="off"><p class="screen-bar" aria-hidden="true">Map Maker</p><div class="screen-body"><div class="screen-panel"><p class="screen-title">Regions</p><ul class="screen-pages"><li>List</li><li>Fields</li><li aria-current="true">Settings</li><li>CSV</li></ul><div class="screen-group"><p class="screen-group-title">Clear</p><dl><div class="screen-field"><dt><span class="screen-mark">1</span> Multi Select</dt><dd><span class="screen-on">On</span></dd></div></dl><p class="screen-buttons"><span class="screen-button">Clear the list of regions</span></p></div></div></div></div><figcaption>What a click does (drawing of the interface).</figcaption></figure>"`,
    );
  });
  test('shows the tabs around the current one, which screen readers pass over', () => {
    const tabs = (tab: string) =>
      /<ul class="screen-tabs[^>]*>.*?<\/ul>/.exec(
        htmlWith(field('kind: button, label: A').replace('Actions', tab)),
      )?.[0];
    expect(tabs('Settings')).toMatch(
      /^<ul class="screen-tabs" aria-hidden="true"><li class="screen-current">Settings<\/li>.*<li>Draw<\/li>/,
    );
    expect(tabs('Colors')).toContain(
      '<ul class="screen-tabs screen-tabs-cut" aria-hidden="true"><li>Directory</li><li>Details view</li><li>Actions</li><li class="screen-current">Colors</li>',
    );
  });
  test.each([
    ['kind: text, label: A, value: b', '<span class="screen-box screen-text">b</span>'],
    ['kind: number, label: A, value: 250, unit: px', '>250 <span class="screen-unit">px</span></span>'],
    ['kind: select, label: A, value: b', '<span class="screen-box screen-select">b</span></dd>'],
    [
      'kind: select, label: A, value: b, options: [b, c]',
      '<ul class="screen-menu"><li aria-current="true">b</li><li>c</li></ul>',
    ],
    [
      'kind: radio, label: A, value: c, options: [b, c]',
      '<ul class="screen-radio"><li>b</li><li aria-current="true">c</li></ul>',
    ],
    ['kind: switch, label: A, value: off', '<dd><span class="screen-off">Off</span></dd>'],
    [
      'kind: color, label: A, value: "#0a5a6d"',
      '<rect width="16" height="16" fill="#0a5a6d"></rect></svg>#0a5a6d',
    ],
    ['kind: slider, label: A, value: 50', '<circle cx="40" cy="6" r="5"></circle></svg>50'],
    [
      'kind: code, label: A, value: "b\\n  c"',
      '<pre class="screen-code"><code><span class="screen-line">b</span>\n<span class="screen-line">  c</span></code></pre>',
    ],
    [
      'kind: table, columns: [A, B], rows: [[c, "#ffffff"], [e, f]], chosen: 2, mark: 3, buttons: [Edit]',
      '<tr aria-current="true"><td><span class="screen-mark">3</span> e</td><td>f</td></tr>',
    ],
    ['kind: text, label: "{product}"', '<dt>Map Maker</dt>'],
  ])('%s', (text, html) => {
    expect(htmlWith(field(text))).toContain(html);
  });
  test.each([
    ['kind: select, label: A, value: b', []],
    ['kind: select, label: A, value: b, options: [b, c]', ['screens-more']],
    ['kind: slider, label: A, value: 50', ['screens-more']],
    ['kind: code, label: A, value: b', ['screens-more']],
    ['kind: table, columns: [A], rows: [[b]]', ['screens-more']],
  ])('%s loads the sheets %j besides its own', (text, sheets) => {
    const { stylesheets } = loadText(TEXT, { files: { [FILE]: field(text) } }).body;
    expect(stylesheets.filter(name => name !== 'screens')).toEqual(sheets);
  });
  test('holds nothing that takes the focus', () => {
    const html = htmlWith(field('kind: text, label: A, value: b, buttons: [Change]'));
    expect(html).not.toMatch(/<(?:a|button|input|select|textarea)\b|tabindex|style=/);
  });
  test('has a picture whose path is relative to its own file, and what lies over it', () => {
    const map =
      'map:\n  picture: pictures/states.svg\n  alt: Six states\n  shows:\n    - { kind: popover, title: Texas, lines: [Two offices] }\n    - { kind: legend, lines: [few, many] }\n';
    const files = { [FILE]: field('kind: button, label: A') + map };
    expect(loadText(TEXT, { files }).head.references).toEqual([
      { kind: 'image', url: '../../_screens/pictures/states.svg', file: FILE, line: 6, column: 3 },
    ]);
    expect(htmlOf(TEXT, { files })).toContain(
      '<div class="screen-map"><div class="screen-picture"><img src="‹0›" alt="Six states" loading="lazy" decoding="async"><div class="screen-shown screen-popover"><p class="screen-shown-title">Texas</p><p>Two offices</p></div></div><div class="screen-shown screen-legend"><ul class="screen-shown-list"><li>few</li><li>many</li></ul></div></div>',
    );
  });
  test.each([
    ['/pictures/states.svg', '/pictures/states.svg'],
    ['https://pictures.example/states.svg', 'https://pictures.example/states.svg'],
    ['./states.svg', '../../_screens/states.svg'],
  ])('has the picture %s where an image of a text would have it', (picture, url) => {
    const map = `map: { picture: "${picture}", alt: States }\n`;
    const files = { [FILE]: field('kind: button, label: A') + map };
    expect(loadText(TEXT, { files }).head.references).toMatchObject([{ kind: 'image', url, file: FILE }]);
  });
  test('is built anew when its file changes', () => {
    const { dependencies } = loadText(TEXT, { files: { [FILE]: field('kind: button, label: A') } });
    expect(dependencies.map(({ file }) => file)).toEqual([FILE]);
  });
});

describe('mistakes of a screen', () => {
  test('in its keys and values are reported where they are in its file, with the nearest name', () => {
    expect(
      problemsWith('tab: Action\ngroups:\n  - fields:\n      - { kind: swich, lable: Zoom, value: on }\n'),
    ).toMatchInlineSnapshot(`
      "content/_screens/one.yml:4:24 warning data/unknown-field
      Unknown field “groups[0].fields[0].lable”
      → Did you mean label?

      content/_screens/one.yml:1:1 error data/invalid-field
      “tab” expects “Settings” or “Regions” or “Database” or “Filters” or “Directory” or “Details view” or “Actions” or “Colors” or “Templates” or “CSS” or “JavaScript” or “Google Maps” or “Layers” or “Floors” or “Gallery” or “Choropleth” or “Draw”, got “Action”
      → Did you mean Actions?

      content/_screens/one.yml:4:11 error data/invalid-field
      “groups[0].fields[0].kind” expects “text” or “number” or “select” or “radio” or “switch” or “color” or “slider” or “code” or “button” or “table”, got “swich”
      → Did you mean switch?"
    `);
  });
  test('between its parts are reported too', () => {
    expect(problemsWith(field('kind: switch, label: A, value: yes'))).toMatchInlineSnapshot(`
      "content/_screens/one.yml:4:35 error screen/invalid-value
      “groups[0].fields[0].value” must be on or off, not “yes”
      → Choose from on, off."
    `);
    expect(
      problemsWith(field('kind: radio, label: A, value: Regoins, options: [Regions, Database]')),
    ).toMatchInlineSnapshot(`
      "content/_screens/one.yml:4:34 error screen/invalid-value
      “Regoins” is not one of the options
      → Did you mean Regions?"
    `);
    expect(problemsWith(field('kind: table, columns: [A, B], rows: [[c, d], [e]]'))).toMatchInlineSnapshot(`
      "content/_screens/one.yml:4:56 error screen/invalid-value
      This row does not have 2 cells
      → The columns are A, B."
    `);
    expect(problemsWith(field('kind: button, label: A, unit: px'))).toMatchInlineSnapshot(`
      "content/_screens/one.yml:4:35 error screen/unused-field
      A field of the kind “button” does not show “unit”
      → Apart from label and mark, it can have nothing."
    `);
    expect(problemsWith(field('kind: color, label: A, value: blue'))).toContain('screen/invalid-value');
    expect(problemsWith(field('kind: slider, label: A, value: 101'))).toContain('screen/invalid-value');
    expect(problemsWith(field('kind: table, columns: [A], rows: [[c]], chosen: 2'))).toContain(
      'screen/invalid-value',
    );
    expect(problemsWith(field('kind: code, label: A'))).toContain('screen/missing-field');
  });
  test('of its tab and page', () => {
    const groups = 'groups:\n  - fields:\n      - { kind: button, label: A }\n';
    expect(problemsWith(`tab: Regions\npage: Feilds\n${groups}`)).toMatchInlineSnapshot(`
      "content/_screens/one.yml:2:1 error screen/invalid-value
      “Regions” has no page “Feilds”
      → Did you mean Fields?"
    `);
    expect(problemsWith(`tab: Regions\ntitle: Maps\n${groups}`)).toMatchInlineSnapshot(`
      "content/_screens/one.yml:2:1 error screen/title
      A screen has either a tab or a title
      → Write tab: Settings for a tab of the editor, title: Maps for another window."
    `);
    expect(problemsWith(`page: List\n${groups}`)).toContain('screen/title');
  });
  test('of its picture and its marks', () => {
    const map = 'map: { picture: "javascript:alert(1)", alt: A }\n';
    expect(problemsWith(field('kind: button, label: A') + map)).toContain(
      `${FILE}:5:8 error markdown/unsafe-url`,
    );
    expect(
      problemsWith('tab: Actions\ngroups:\n  - mark: 1\n    fields:\n      - { kind: button, label: A }\n'),
    ).toMatchInlineSnapshot(`
      "content/_screens/one.yml:3:5 error screen/unused-field
      The mark of a group appears next to its title, but this group has no title
      → Add a title, or give the mark to a field."
    `);
  });
  test('leave the caption alone', () => {
    expect(htmlWith('tab: Actions\n')).toBe(
      '<figure class="screen"><figcaption>What a click does (drawing of the interface).</figcaption></figure>',
    );
  });
  test('of the directive are those of every other one', () => {
    expect(problemsOf(TEXT)).toContain('include/missing-file');
    expect(problemsOf('::screen{file="one.yml"}')).toContain('directive/missing-label');
    expect(problemsOf('::screen[A]')).toContain('directive/missing-attribute');
    expect(problemsWith('tab: [')).toContain(`${FILE}:`);
  });
});
