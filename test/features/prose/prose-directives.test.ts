import { describe, expect, test } from 'vitest';
import { htmlOf, loadText, problemsOf } from '../../unit/load/load-text.ts';

describe('the HTML of', () => {
  test('admonitions', () => {
    expect(htmlOf(':::note\nText\n:::')).toMatchInlineSnapshot(`
      "<aside class="admonition admonition-note" role="note" aria-label="Note"><p class="admonition-title">Note</p>
      <div class="admonition-body">
      <p>Text</p>
      </div></aside>"
    `);
    expect(htmlOf(':::danger[Do *not* "touch"]\n- a\n:::')).toMatchInlineSnapshot(`
      "<aside class="admonition admonition-danger" role="note" aria-label="Do not &#x22;touch&#x22;"><p class="admonition-title">Do <em>not</em> "touch"</p>
      <div class="admonition-body">
      <ul>
      <li>a</li>
      </ul>
      </div></aside>"
    `);
  });
  test('tabs', () => {
    expect(
      htmlOf('::::tabs{group="os"}\n:::tab[On Linux]\na\n:::\n:::tab[Windows]{value="win"}\nb\n:::\n::::'),
    ).toMatchInlineSnapshot(`
      "<div class="tabs" data-tabs="" data-group="os">
      <div class="tab" data-tab="" data-value="on-linux" data-label="On Linux"><p class="tab-label">On Linux</p>
      <p>a</p>
      </div>
      <div class="tab" data-tab="" data-value="win" data-label="Windows"><p class="tab-label">Windows</p>
      <p>b</p>
      </div>
      </div>"
    `);
  });
  test('steps', () => {
    expect(htmlOf(':::steps\n1. a\n2. b\n:::')).toMatchInlineSnapshot(`
      "<div class="steps">
      <ol>
      <li>a</li>
      <li>b</li>
      </ol>
      </div>"
    `);
  });
  test('a card with a picture, which is decoration', () => {
    const html = htmlOf('::::cards\n:::card[Maps]{href="/maps" image="./shot.png"}\n:::\n::::');
    expect(html).toMatchInlineSnapshot(`
      "<div class="cards">
      <div class="card"><img src="‹1›" alt="" class="card-cover" loading="lazy" decoding="async"><p class="card-title"><a href="‹0›">Maps</a></p>
      </div>
      </div>"
    `);
  });
  test.each([
    [3, 'cards'],
    [4, 'cards rows-of-four'],
    [5, 'cards'],
    [7, 'cards rows-of-two'],
    [10, 'cards rows-of-two'],
  ])('%i cards, whose number decides how many are in a row', (count, classes) => {
    const cards = ':::card[Maps]\n:::\n'.repeat(count);
    expect(htmlOf(`::::cards\n${cards}::::`)).toContain(`<div class="${classes}">`);
  });
  test('cards', () => {
    expect(
      htmlOf('::::cards\n:::card[Maps]{href="/docs/x" icon="map"}\nText\n:::\n:::card[Plain]\n:::\n::::'),
    ).toMatchInlineSnapshot(`
      "<div class="cards">
      <div class="card card-icon-map"><p class="card-title"><a href="‹0›">Maps</a></p>
      <p>Text</p>
      </div>
      <div class="card"><p class="card-title">Plain</p>
      </div>
      </div>"
    `);
  });
  test('details', () => {
    expect(htmlOf(':::details[More]{open}\nText\n:::\n\n:::details\nText\n:::')).toMatchInlineSnapshot(`
      "<details class="details" open><summary>More</summary>
      <div class="details-body">
      <p>Text</p>
      </div></details>
      <details class="details"><summary>Details</summary>
      <div class="details-body">
      <p>Text</p>
      </div></details>"
    `);
  });
  test('sections', () => {
    expect(
      htmlOf(':::section[Why]{tone="tint"}\nText\n:::\n\n:::section{#here tone="dark"}\nText\n:::'),
    ).toMatchInlineSnapshot(`
      "<section class="band band-tint" aria-labelledby="why"><div class="band-inner band-lead band-text"><h2 id="why">Why</h2>
      <p>Text</p>
      </div></section>
      <section class="band band-dark" id="here"><div class="band-inner band-text">
      <p>Text</p>
      </div></section>"
    `);
    expect(loadText(':::section[Why]{id="w"}\nx\n:::').head.headings).toEqual([
      { id: 'w', text: 'Why', level: 2 },
    ]);
  });
  test('hero', () => {
    expect(
      htmlOf(':::hero[Maps for *all*]{image="./shot.png" alt="A map"}\nText\n:::'),
    ).toMatchInlineSnapshot(`
      "<div class="hero hero-columns"><div class="hero-text"><h1 id="maps-for-all">Maps for <em>all</em></h1>
      <p>Text</p>
      </div><div class="hero-media"><img src="‹0›" alt="A map" loading="eager" fetchpriority="high" decoding="async"></div></div>"
    `);
    expect(htmlOf(':::hero[Maps]\n:::')).toMatchInlineSnapshot(`
      "<div class="hero"><div class="hero-text"><h1 id="maps">Maps</h1>
      </div></div>"
    `);
    expect(htmlOf(':::hero[Maps]\nText\n\n![A map](./shot.png "The result")\n:::')).toContain(
      '<div class="hero-text" data-figures="figure">',
    );
  });
  test('buttons', () => {
    expect(
      htmlOf('Now :button[Buy]{href="/pricing"} or :button[Try]{href="/demo" kind="secondary"}.'),
    ).toMatchInlineSnapshot(
      `"<p>Now <a class="button button-primary" href="‹0›">Buy</a> or <a class="button button-secondary" href="‹1›">Try</a>.</p>"`,
    );
  });
  test('features', () => {
    expect(htmlOf('::::features\n:::feature[Fast]{icon="chart"}\nText\n:::\n::::')).toMatchInlineSnapshot(`
      "<ul class="features">
      <li class="feature feature-icon-chart"><h3>Fast</h3>
      <p>Text</p>
      </li>
      </ul>"
    `);
  });
  test('columns', () => {
    expect(htmlOf('::::columns\n:::column\na\n:::\n:::column\nb\n:::\n::::')).toMatchInlineSnapshot(`
      "<div class="columns">
      <div class="column">
      <p>a</p>
      </div>
      <div class="column">
      <p>b</p>
      </div>
      </div>"
    `);
  });
});

test.each([
  [':::hero[A]\n:::', ['panels']],
  ['::::cards\n:::card[A]\n:::\n::::', ['panels']],
  ['::::columns\n:::column\n:::\n::::', ['panels']],
  ['::::features\n:::feature[A]\n:::\n::::', ['panels']],
  [':::note\na\n:::', []],
])('%j has the sheets %j', (text, sheets) => {
  expect(loadText(text).body.stylesheets).toEqual(sheets);
});

test('a page with a hero has its title', () => {
  expect(loadText(':::hero[Maps *for* all]\n:::').head).toMatchObject({
    title: 'Maps for all',
    hasOwnTitle: true,
  });
});

describe('a mistake in', () => {
  test.each(['card[A]', 'column', 'feature[A]', 'tab[A]'])(':::%s outside its group is reported', name => {
    expect(problemsOf(`:::${name}\na\n:::`)).toContain('error directive/misplaced');
  });
  test('two ids that are the same is reported at the second', () => {
    expect(problemsOf(':::section[A]{id="a"}\nb\n:::\n\n:::note{id="a"}\nc\n:::')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:5:1 error markdown/duplicate-id
      Two headings or sections have the id “a”
      → Give one of them another id."
    `);
  });
  test('steps without an ordered list is reported', () => {
    expect(problemsOf(':::steps\n- x\n:::')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error directive/unexpected-content
      “steps” needs an ordered list
      → Begin each step with 1."
    `);
  });
  test.each([
    ['cards', 'card'],
    ['tabs', 'tab'],
    ['columns', 'column'],
  ])(':::%s is not what shows nothing there: a comment, an address, a footnote', (group, part) => {
    const label = part === 'column' ? '' : '[A]';
    const text = `::::${group}\n<!-- c -->\n\n[b]: https://b.example\n\n[^f]: Foot.\n\n:::${part}${label}\n[x][b][^f]\n:::\n::::`;
    expect(problemsOf(text)).toBe('');
    expect(htmlOf(text)).toContain('Foot.');
  });
  test('tabs of one value is reported', () => {
    expect(problemsOf('::::tabs\n:::tab[A]\nx\n:::\n:::tab[a]\ny\n:::\n::::')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:5:1 warning directive/equal-tabs
      Two tabs have the value “a”
      → Give one of them another label, or a value="…"."
    `);
  });
});
