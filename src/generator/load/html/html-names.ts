/** Attributes that any element may have, besides `aria-*`. */
export const SHARED_ATTRIBUTES: ReadonlySet<string> = new Set([
  'id',
  'title',
  'lang',
  'dir',
  'role',
  'align',
  'valign',
  'width',
  'height',
]);

/** The elements that a page may have, and the attributes that only they may have. */
export const ELEMENTS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    a: 'href name',
    abbr: '',
    audio: 'src controls loop muted preload',
    b: '',
    bdi: '',
    bdo: '',
    blockquote: 'cite',
    br: '',
    caption: '',
    cite: '',
    code: '',
    col: 'span',
    colgroup: 'span',
    data: 'value',
    dd: '',
    del: 'cite datetime',
    details: 'open',
    dfn: '',
    div: '',
    dl: '',
    dt: '',
    em: '',
    figcaption: '',
    figure: '',
    h1: '',
    h2: '',
    h3: '',
    h4: '',
    h5: '',
    h6: '',
    hr: '',
    i: '',
    img: 'src alt loading',
    ins: 'cite datetime',
    kbd: '',
    li: 'value',
    mark: '',
    ol: 'start reversed type',
    p: '',
    picture: '',
    pre: '',
    q: 'cite',
    rp: '',
    rt: '',
    ruby: '',
    s: '',
    samp: '',
    small: '',
    source: 'src srcset media type',
    span: '',
    strike: '',
    strong: '',
    sub: '',
    summary: '',
    sup: '',
    table: 'border cellpadding cellspacing',
    tbody: '',
    td: 'colspan rowspan headers',
    tfoot: '',
    th: 'colspan rowspan headers scope abbr',
    thead: '',
    time: 'datetime',
    tr: '',
    track: 'src kind label srclang default',
    tt: '',
    u: '',
    ul: '',
    var: '',
    video: 'src poster controls loop muted playsinline preload',
    wbr: '',
  }).map(([name, attributes]) => [name, new Set(attributes.split(' '))]),
);

/** Elements of a page's frame, shown as a `<div>`: a page has its own. */
export const SECTIONS: ReadonlySet<string> = new Set(
  'address article aside center footer header hgroup main menu nav section'.split(' '),
);

/** Elements that are left out with everything inside them. */
export const REMOVED: ReadonlySet<string> = new Set(
  'applet canvas embed frameset head iframe map math noembed noframes noscript object plaintext script select style svg template textarea title xmp'.split(
    ' ',
  ),
);

/** Elements whose tags are left out; what they contain stays. */
const UNWRAPPED: ReadonlySet<string> = new Set(
  'base basefont big blink body button datalist dialog fieldset font form frame html input label legend link marquee meta meter nobr optgroup option output param progress slot'.split(
    ' ',
  ),
);

/** Elements without an end tag. */
export const VOID: ReadonlySet<string> = new Set('br col hr img source track wbr'.split(' '));

/** Elements whose end tag may be left out. */
export const ENDLESS: ReadonlySet<string> = new Set(
  'colgroup dd dt li p rp rt tbody td tfoot th thead tr'.split(' '),
);

/** Whether HTML has an element of this name, in small or in capital letters. A name in mixed case, such as `Details`, is that of a component. */
export function isHtmlName(written: string): boolean {
  const name = written.toLowerCase();
  if (written !== name && written !== written.toUpperCase()) return false;
  return ELEMENTS.has(name) || SECTIONS.has(name) || REMOVED.has(name) || UNWRAPPED.has(name);
}

/** Elements that may be wherever text may be, with any text inside. An `a` may not: it may be in a link. */
export const ANYWHERE: ReadonlySet<string> = new Set(
  'abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
