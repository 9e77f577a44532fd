interface MaybeHtml {
  readonly type: string;
  readonly value?: string;
}

/** Whether a node is the mark that ends the excerpt. */
export function isMoreMark(node: MaybeHtml): boolean {
  return node.type === 'html' && /^<!--\s*more\s*-->$/.test(node.value?.trim() ?? '');
}

/** Whether a node contains only comments. */
export function isComment(node: MaybeHtml): boolean {
  return node.type === 'html' && withoutComments(node.value ?? '').trim() === '';
}

/** HTML without its comments; an unclosed comment stays. */
export function withoutComments(html: string): string {
  let rest = '';
  let from = 0;
  for (let start = html.indexOf('<!--'); start !== -1; start = html.indexOf('<!--', from)) {
    const end = html.indexOf('-->', start + 4);
    if (end === -1) break;
    rest += html.slice(from, start);
    from = end + 3;
  }
  return rest + html.slice(from);
}
