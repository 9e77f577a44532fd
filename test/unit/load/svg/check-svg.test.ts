import { describe, expect, test } from 'vitest';
import { checkSvg } from '../../../../src/generator/load/svg/check-svg.ts';
import { printed } from '../load-text.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What is wrong with the contents of an SVG, as a person reads it. */
function problemsIn(contents: string, attributes = ''): string {
  return problemsOf(`<svg ${SVG} ${XLINK}${attributes}>\n${contents}\n</svg>`);
}

function problemsOf(svg: string | Uint8Array, file = 'content/static/a.svg'): string {
  return printed(checkSvg(file, typeof svg === 'string' ? bytesOf(svg) : svg).diagnostics);
}

function codesIn(contents: string): readonly string[] {
  const { diagnostics } = checkSvg('a.svg', bytesOf(`<svg ${SVG} ${XLINK}>${contents}</svg>`));
  return diagnostics.map(({ code }) => code);
}

describe('a drawing as programs save it passes:', () => {
  test.each([
    [
      'Inkscape',
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="210mm" viewBox="0 0 210 297" version="1.1" id="svg5" inkscape:version="1.2" sodipodi:docname="plan.svg"
  inkscape:export-filename="/home/a/plan.png" xml:space="preserve"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:svg="http://www.w3.org/2000/svg" ${SVG}>
 <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="0.7"><inkscape:grid type="xygrid" originx="0"/></sodipodi:namedview>
 <metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format>
  <dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata>
 <defs><inkscape:path-effect effect="spiro" only_selected="false"/><linearGradient id="a" xlink:href="#b"/></defs>
 <flowRoot><flowRegion/><flowPara>Text</flowPara></flowRoot>
 <g inkscape:label="Layer 1" inkscape:groupmode="layer"><path style="fill:url(#a);-inkscape-stroke:none" d="M0 0" inkscape:connector-curvature="0"/></g>
</svg>`,
    ],
    [
      'Illustrator',
      `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<svg version="1.1" id="Layer_1" ${SVG} ${XLINK} x="0px" y="0px" viewBox="0 0 100 100" style="enable-background:new 0 0 100 100;" xml:space="preserve">
<?xpacket begin="﻿" id="W5M0MpCehiHzreSzNTczkc9d"?>
<style type="text/css"><![CDATA[
	.st0{fill:#FFFFFF;stroke:#000000;stroke-miterlimit:10;}
	.st1{clip-path:url(#SVGID_2_);font-family:'MyriadPro-Regular';}
]]></style>
<switch><g i:extraneous="self" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/"><path class="st0" d="M0 0"/></g></switch>
<image style="overflow:visible;" width="1" height="1" xlink:href="data:image/png;base64,iVBORw0KGgo=" transform="matrix(1 0 0 1 0 0)"/>
</svg>`,
    ],
    [
      'Figma',
      `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" ${SVG}>
<g clip-path="url(#clip0_1_2)" filter="url(#filter0_d)"><path fill-rule="evenodd" d="M0 0" fill="black" style="mix-blend-mode:multiply"/></g>
<mask id="m" style="mask-type:luminance" maskUnits="userSpaceOnUse"><rect width="24"/></mask>
<defs><filter id="filter0_d" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feBlend/></filter></defs></svg>`,
    ],
    [
      'a map with data of its own',
      `<svg ${SVG} xmlns:atlas="urn:atlas:map" atlas:geoViewBox="1 2 3 4" viewBox="0 0 1 1"><title>Fields</title><desc>Two.</desc>
<path id="A" title="North" name="north" data-url="https://a.example/url(x)" iso="DE" class="land" tabindex="0" aria-label="North" d="M0 0"/></svg>`,
    ],
    [
      'a spinner',
      `<svg ${SVG}><circle r="4"><animate attributeName="r" values="4;6;4" dur="1s" repeatCount="indefinite"/><set attributeName="fill" to="red"/></circle></svg>`,
    ],
    [
      'a style sheet with a namespace, media and an embedded font',
      `<svg ${SVG}><style>@namespace svg url(http://www.w3.org/2000/svg); @media (prefers-color-scheme: dark) { path { fill: #fff } }
@font-face { font-family: x; src: url(data:font/woff2;base64,AA==) format("woff2"); }</style></svg>`,
    ],
  ])('%s', (_, text) => {
    expect(problemsOf(text)).toBe('');
    expect(problemsOf(`\uFEFF${text}`)).toBe('');
    expect(problemsOf(text.replaceAll('\n', '\r\n'))).toBe('');
  });
});

describe('what runs', () => {
  test('is reported at its line and column, with what to do, all of it', () => {
    expect(
      problemsIn('<g onload="alert(1)"/>\n  <script>alert(1)</script>', ' ONCLICK = "a"'),
    ).toMatchInlineSnapshot(`
      "content/static/a.svg:1:84 error svg/event-handler
      The attribute “ONCLICK” runs a script
      → Delete the attribute: a published SVG must not run scripts.

      content/static/a.svg:2:4 error svg/event-handler
      The attribute “onload” runs a script
      → Delete the attribute: a published SVG must not run scripts.

      content/static/a.svg:3:3 error svg/element
      The element <script> is not allowed in a published SVG
      → Delete the element: a published SVG must not run, embed or play anything."
    `);
  });

  test('has the right column behind emoji and after line ends of Windows', () => {
    expect(problemsOf(`<svg ${SVG}>\r\n<text a="😀" onclick="x"/></svg>`)).toContain('a.svg:2:14 error');
  });

  test.each([
    ['a script by prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'],
    ['a script among data', '<metadata><script>1</script></metadata>'],
    ['a script of HTML', '<html:script xmlns:html="http://www.w3.org/1999/xhtml">1</html:script>'],
    ['a picture of HTML', '<img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="1"/>'],
    ['a formula with a link', '<m:math xmlns:m="http://www.w3.org/1998/Math/MathML" href="javascript:1"/>'],
    ['an embedded page', '<foreignObject><p>1</p></foreignObject>'],
    ['a frame', '<iframe src="https://a.example"/>'],
    ['a listener', '<handler type="x">1</handler>'],
    ['a sound', '<audio href="https://a.example/a.mp3"/>'],
    ['an unknown element', '<drawing/>'],
  ])('is refused as %s', (_, contents) => {
    expect(codesIn(contents)).toEqual(['svg/element']);
  });

  test('is reported once for an element with all that is in it', () => {
    expect(
      codesIn('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a<b/></p></foreignObject><script/>'),
    ).toEqual(['svg/element', 'svg/element']);
  });

  test.each(['href', 'xlink:href', ' xlink:href ', 'onclick', 'HREF'])(
    'is refused in an animation of %s',
    name => {
      expect(codesIn(`<a><set attributeName="${name}" to="javascript:1"/><text/></a>`)).toEqual([
        'svg/animated-link',
      ]);
    },
  );
});

describe('what leads or loads outside', () => {
  test.each([
    ['a script', '<a href="javascript:alert(1)"/>'],
    ['a script in entities', '<a xlink:href="&#106;ava&#x9;script:alert(1)"/>'],
    ['a script in capitals, behind spaces', '<a href="  JavaScript:1"/>'],
    ['a page', '<a href="https://a.example">a</a>'],
    ['a page of this site', '<a href="/docs">a</a>'],
    ['a host without a scheme', '<a href="//a.example">a</a>'],
    ['a part of another file', '<use href="other.svg#a"/>'],
    ['another picture', '<image href="https://a.example/a.png"/>'],
    ['an SVG in a picture, which is not checked', '<image href="data:image/svg+xml,%3Csvg/%3E"/>'],
    ['a page in data', '<a href="data:text/html,a">a</a>'],
    ['an SVG in data', '<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>'],
    ['a picture for a filter', '<feImage xlink:href="http://a.example/a.png"/>'],
    ['any prefix of the namespace', '<a l:href="javascript:1" xmlns:l="http://www.w3.org/1999/xlink"/>'],
  ])('is refused: %s', (_, contents) => {
    expect(codesIn(contents)).toEqual(['svg/outside-link']);
  });

  test('is reported with the address, and what to do', () => {
    expect(
      problemsIn('<image href="photo.jpg"/>\n<a xlink:href="https://a.example"/>'),
    ).toMatchInlineSnapshot(`
      "content/static/a.svg:2:8 error svg/outside-link
      “href” of <image> leads outside the file, to “photo.jpg”
      → Embed the picture as PNG, JPEG, WebP, AVIF or GIF: an image cannot load other files, so nothing would appear.

      content/static/a.svg:3:4 error svg/outside-link
      “xlink:href” of <a> leads outside the file, to “https://a.example”
      → Only parts of the same file (#id) are allowed. Put links in the text, outside the picture."
    `);
  });

  test.each([
    ['fill="url(http://a.example/#a)"'],
    ['style="fill:url(//a.example)"'],
    ['filter="u\\72l(\'http://a.example\')"'],
    ['style="background:image-set(&quot;a.png&quot; 1x)"'],
    ['style="background:image-set(url(#a) 1x, &quot;http://a.example/a.png&quot; 2x)"'],
    ['style="background:image-set(/**/&quot;a.png&quot; 1x)"'],
    ['style="fill:\\75&#13;&#10;rl(http://a.example)"'],
    [`style="fill:url('&quot;/../a.png')"`],
    ['style="fill:url(&quot;\\&quot;/../a.png&quot;)"'],
    [`style="/* url('#a */fill:url(http://a.example)"`],
    ['cursor="url(a.cur), auto"'],
    ['mask="URL( a.svg#b )"'],
  ])('is refused as CSS in an attribute: %s', attribute => {
    expect(codesIn(`<g ${attribute}/>`)).toEqual(['svg/style']);
  });

  test.each([
    ['@import "a.css";'],
    ['@\\69mport url(a.css);'],
    ['a{content:"/*"} @import "a.css"; b{content:"*/"}'],
    ['path{fill:url(https://a.example/a.svg#b)}'],
    ['@namespace url(http://www.w3.org/2000/svg); path{fill:url(b.svg#b)}'],
    ['@font-face{font-family:a;src:url("a.woff2")}'],
    ['<![CDATA[@imp]]><![CDATA[ort "a.css";]]>'],
  ])('is refused in a style sheet: %s', css => {
    expect(codesIn(`<style>${css}</style>`)).toEqual(['svg/style']);
  });

  test('is refused as a base of addresses, and as a call when a link is followed', () => {
    expect(codesIn('<g xml:base="https://a.example/"/>')).toEqual(['svg/attribute']);
    expect(codesIn('<a href="#b" ping="https://a.example"/>')).toEqual(['svg/attribute']);
  });

  test('is refused as an instruction; those of programs for themselves pass', () => {
    expect(problemsOf(`<?xml-stylesheet href="a.css"?>\n<svg ${SVG}><?a b?></svg>`)).toMatchInlineSnapshot(`
      "content/static/a.svg:1:1 error svg/instruction
      The instruction <?xml-stylesheet?> loads another file
      → Delete it: an image cannot load other files."
    `);
  });
});

describe('what a parser would have to expand', () => {
  test('is refused at its place', () => {
    const laughs = '<!DOCTYPE svg [\n <!ENTITY a "ha">\n <!ENTITY b "&a;&a;">\n]>';
    expect(
      problemsOf(`<?xml version="1.0"?>\n${laughs}\n<svg ${SVG}><text>&b;</text></svg>`),
    ).toMatchInlineSnapshot(`
      "content/static/a.svg:2:1 error svg/doctype
      A published SVG must not have a document type (DOCTYPE)
      → Delete it, from <!DOCTYPE to its closing >. Illustrator leaves it out with “Export As” SVG, or without “Preserve Illustrator Editing Capabilities”.

      content/static/a.svg:3:2 error svg/entity
      A published SVG must not define entities
      → Write their text where they are used, or export the drawing without data for editing."
    `);
  });

  test('is an error where it is not defined', () => {
    expect(problemsIn('<text>&nbsp;</text>')).toMatchInlineSnapshot(`
      "content/static/a.svg:2:13 error svg/not-well-formed
      The file is not well-formed XML: undefined entity
      → Browsers do not show it. Export the drawing again, or fix this place."
    `);
  });

  test('and levels beyond what browsers take are refused before they cost anything', () => {
    const deep = '<g>'.repeat(100_000);
    expect(problemsIn(deep)).toContain('error svg/too-deep\nElements are nested too deeply: over 256 levels');
  });
});

describe('a file that a browser would decode in another way than the check', () => {
  const text = `<svg ${SVG}><script>1</script></svg>`;
  const wide = (mark: number[]) =>
    Uint8Array.from([...mark, ...[...text].flatMap(character => [character.charCodeAt(0), 0])]);

  test('is refused: UTF-16, with and without its mark, and bytes of other encodings', () => {
    expect(problemsOf(wide([0xff, 0xfe]))).toContain('error source/utf-16');
    expect(problemsOf(wide([]))).toContain('error source/nul');
    expect(problemsOf(Uint8Array.from([...bytesOf(text), 0xe9]))).toContain('error source/invalid-utf-8');
  });

  test('is refused: a declared encoding, another version of XML', () => {
    expect(problemsOf(`<?xml version="1.0" encoding="UTF-7"?><svg ${SVG}/>`)).toMatchInlineSnapshot(`
      "content/static/a.svg:1:1 error svg/encoding
      The file declares the encoding “UTF-7”, but an SVG must be UTF-8
      → Save the file as UTF-8 and write encoding="UTF-8"."
    `);
    expect(problemsOf(`<?xml version="1.1"?><svg ${SVG}/>`)).toContain('declares XML 1.1');
  });

  test.each(['us-ascii', 'iso-8859-1', 'Windows-1252'])(
    'may declare %s while all its characters are the same there and in UTF-8',
    encoding => {
      const drawing = (title: string) =>
        `<?xml version="1.0" encoding="${encoding}"?><svg ${SVG}><title>${title}</title></svg>`;
      expect(problemsOf(drawing('~'))).toBe('');
      expect(problemsOf(drawing('\u0080'))).toContain('error svg/encoding');
      expect(problemsOf(drawing('Ø'))).toContain('error svg/encoding');
    },
  );

  test('is refused: one that is compressed, by its name or its bytes', () => {
    const compressed = Uint8Array.from([0x1f, 0x8b, 8, 0]);
    expect(problemsOf(compressed)).toContain('error svg/compressed');
    expect(problemsOf(text, 'content/static/a.SVGZ')).toMatchInlineSnapshot(`
      "content/static/a.SVGZ error svg/compressed
      A compressed SVG cannot be checked
      → Save it as plain SVG (.svg); hosts compress it when they send it."
    `);
  });
});

test('what is no SVG is reported', () => {
  expect(problemsOf('<svg/>')).toMatchInlineSnapshot(`
    "content/static/a.svg:1:1 error svg/root
    The outermost element is <svg>, not an <svg> in the SVG namespace
    → Begin the file with <svg xmlns="http://www.w3.org/2000/svg">, because browsers show nothing else."
  `);
  expect(problemsOf('<html xmlns="http://www.w3.org/1999/xhtml"/>')).toContain('error svg/root');
  expect(problemsOf('')).toContain('error svg/not-well-formed');
  expect(problemsIn('<g>')).toContain('error svg/not-well-formed');
});

describe('what a picture loses as a map', () => {
  const lossOf = (contents: string) =>
    checkSvg('a.svg', bytesOf(`<svg ${SVG} style="enable-background:new 0 0 1 1;">\n${contents}</svg>`))
      .inlineLoss;

  test('is its first style or movement', () => {
    expect(lossOf('<path d="M0 0" style="fill:red"/><style>a{}</style>')).toEqual({
      what: 'a “style” attribute',
      place: { file: 'a.svg', line: 2, column: 16 },
    });
    expect(lossOf('<g><style>path{fill:red}</style></g>')?.what).toBe('a <style> element');
    expect(lossOf('<g><animate attributeName="r"/></g>')?.what).toBe('<animate>');
  });

  test('is nothing where colours are attributes', () => {
    expect(lossOf('<path fill="red" d="M0 0"/>')).toBeNull();
  });
});

describe('copies of copies', () => {
  const level = (n: number, copies: number) =>
    `<g id="a${n}">${`<use href="#a${n - 1}"/>`.repeat(copies)}</g>`;
  const tower = (levels: number, copies: number) =>
    `<path id="a0"/>\n${Array.from({ length: levels }, (_, n) => level(n + 1, copies)).join('\n')}`;

  test('pass as long as a browser draws them', () => {
    expect(codesIn(tower(4, 10))).toEqual([]);
  });

  test('are refused where they multiply, at the first that draws too much', () => {
    expect(problemsIn(`<defs>\n${tower(10, 10)}\n</defs>\n<use href="#a10"/>`)).toContain(
      'content/static/a.svg:9:12 error svg/too-many-copies',
    );
  });

  test('are refused with the old namespace of addresses too', () => {
    expect(codesIn(tower(10, 10).replaceAll('href', 'xlink:href'))).toEqual(['svg/too-many-copies']);
  });

  test('are refused in a chain that is longer than any person draws', () => {
    expect(codesIn(tower(2000, 1))).toEqual(['svg/too-many-copies']);
  });

  test('that contain themselves draw nothing', () => {
    expect(codesIn('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/><use href="#b"/></g>')).toEqual(
      [],
    );
  });

  test('are not blamed for a picture that is large by itself', () => {
    expect(codesIn(`${'<path/>'.repeat(210_000)}<path id="a"/><use href="#a"/>`)).toEqual([]);
  });
});
