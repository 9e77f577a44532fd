import { expect, test } from 'vitest';
import { diagram } from '../../../src/features/diagrams/markdown/diagram.ts';
import { withDiagrams } from '../../../src/features/diagrams/markdown/with-diagrams.ts';
import { withOptions } from '../../../src/generator/load/directives/with-options.ts';
import {
  htmlOf as html,
  type LoadTextOptions,
  loadText,
  prepare,
  problemsOf,
} from '../../unit/load/load-text.ts';

const options: LoadTextOptions = { directives: [withOptions(diagram, {})], extend: withDiagrams };
const fenced = (code: string) => `\`\`\`mermaid\n${code}\n\`\`\``;
const htmlOf = (code: string) => html(fenced(code), options);

await prepare(fenced('flowchart LR\n  a --> b'), options);

test.each([
  ['flowchart LR\n  a[First] --> b[Second]', ['First', 'Second']],
  ['stateDiagram-v2\n  [*] --> Still', ['Still']],
  ['sequenceDiagram\n  Visitor->>Server: asks', ['Visitor', 'Server', 'asks']],
  ['classDiagram\n  Animal <|-- Duck', ['Animal', 'Duck']],
  ['erDiagram\n  CUSTOMER ||--o{ ORDER : places', ['CUSTOMER', 'ORDER', 'places']],
])('%s is drawn, with its code below', (code, words) => {
  const written = htmlOf(code);
  expect(written).toMatch(
    /^<figure class="diagram"><div class="diagram-picture"><svg viewBox="0 0 \d+ \d+" /,
  );
  for (const word of words) expect(written).toContain(`>${word}</`);
  expect(written).toMatch(/<summary>Source of the diagram<\/summary>\s*‹c0›\s*<\/details><\/figure>$/);
  expect(loadText(fenced(code), options).diagnostics).toEqual([]);
});

test('the picture has no styles, and names for its arrows of its own', () => {
  const two = html(`${fenced('flowchart LR\n  a --> b')}\n\n${fenced('flowchart LR\n  c --> d')}`, options);
  expect(two).not.toMatch(/<style| style=|@import|https:/);
  const ids = [...two.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of two.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(id);
});

test('a label, or the title in the code, is the caption and the name', () => {
  const labelled = html(`:::diagram[How *it* works]\n${fenced('flowchart LR\n  a --> b')}\n:::`, options);
  expect(labelled).toContain('aria-label="How it works"');
  expect(labelled).toContain('<figcaption>How <em>it</em> works</figcaption>');
  expect(htmlOf('---\ntitle: "Brakes & rims"\n---\nflowchart LR\n  a --> b')).toContain(
    'aria-label="Brakes &amp; rims"',
  );
  expect(htmlOf('flowchart LR\n  a --> b')).toContain('aria-label="Diagram"');
});

test('colours, links and settings are left out', () => {
  const written = htmlOf(
    '%%{init: {"theme": "dark"}}%%\nflowchart LR\n  a --> b\n  style a fill:#f9f\n  click a "javascript:alert(1)"\n  classDef c fill:#f00\n  linkStyle 0 stroke:red',
  );
  expect(written).not.toMatch(/#f9f|#f00|red|javascript/);
});

test('what is called like a setting stays', () => {
  expect(htmlOf('classDiagram\n  class Border {\n    style : String\n  }')).toContain('>style');
  expect(htmlOf('classDiagram\n  style *-- Border\n  style `Border` fill:#f9f')).toMatch(
    />style<.*>Border</s,
  );
  expect(htmlOf('sequenceDiagram\n  click->>Server: first\n  click ->> Server: second')).toContain('second');
});

test('settings and a description over several lines are left out', () => {
  const written = htmlOf(
    '%%{init: {\n  "theme": "dark"\n}}%%\nflowchart LR\n  accDescr {\n    From lever\n    to pad\n  }\n  a[Lever] --> b[Pad]',
  );
  expect([...written.matchAll(/<tex[^>]*>([^<]*)/g)].map(([, word]) => word)).toEqual(['Lever', 'Pad']);
});

test('numbers in labels stay as they are written', () => {
  const written = htmlOf('flowchart LR\n  a[Version 8.7512] -->|0.75 litres| b[Pad]');
  expect(written).toContain('>Version 8.7512</');
  expect(written).toContain('>0.75 litres</');
  expect(written).not.toMatch(/<[^>]*\d\.\d{2}/);
});

test('markup in names is text', () => {
  const written = htmlOf('flowchart LR\n  a["<script>alert(1)</script>"] -->|"<img src=x onerror=y>"| b');
  expect(written).not.toMatch(/<script|<img/);
});

test('Mermaid’s codes of characters are characters, which end no label and are as wide as one', () => {
  const written = htmlOf('flowchart LR\n  a["say #quot;#amp;#quot; #35; #9829;"] -->|"#lt;b#gt;"| b[Pad]');
  expect(written).toContain('>say &quot;&amp;&quot; &#35; &#9829;</');
  expect(written).toContain('>&lt;b&gt;</');
  expect(htmlOf('sequenceDiagram\n  A->>B: one#59; two')).toContain('>one&#59; two</');
  const widthOf = (label: string) => /^.*? width="(\d+)"/.exec(htmlOf(`flowchart LR\n  a["${label}"]`))?.[1];
  expect(widthOf('#quot;#quot;#quot;#quot;#quot;#quot;')).toBe(widthOf('aaaaaa'));
});

test('a message shows such codes as they are written', () => {
  expect(problemsOf(fenced('flowchart #quot;\n  a'), options)).toContain('"flowchart #quot;"');
});

test('what cannot be drawn is shown as code, with the reason', () => {
  expect(htmlOf('pie\n  "a": 1').trim()).toBe('‹c0›');
  expect(problemsOf(fenced('pie\n  "a": 1'), options)).toMatch(/warning diagram\/unknown-kind\n.*“pie”/);
  expect(problemsOf(fenced('flowchart nowhere\n  a'), options)).toContain('error diagram/unreadable');
  expect(problemsOf(':::diagram\nText\n:::', options)).toContain('error diagram/no-code');
});

test('what is beside the code of a diagram is reported at its place', () => {
  const code = fenced('flowchart LR\n  a --> b');
  const problem = `error directive/unexpected-content
“diagram” may contain only one code block
→ Write text above or below :::diagram, and each diagram in its own.`;
  const problemsIn = (content: string) => problemsOf(`:::diagram[Two]\n${content}\n:::`, options);
  expect(problemsIn(`${code}\n\n${code}`)).toBe(`content/docs/guides/page.md:7:1 ${problem}`);
  expect(problemsIn(`A sentence.\n\n${code}`)).toBe(`content/docs/guides/page.md:2:1 ${problem}`);
  expect(problemsIn(`<!-- a comment -->\n\n${code}\n\n[site]: https://example.org`)).toBe('');
});

test('other code, and pages without diagrams, are as before', () => {
  const code = '```js\nmermaid();\n```';
  expect(html(code, options)).toBe('‹c0›');
  expect(loadText(code, options).body.stylesheets).toEqual([]);
  expect(loadText(fenced('flowchart LR\n  a --> b'), options).body.stylesheets).toEqual(['diagrams']);
});
