/** Takes the tags out of code that a script showed as a terminal: it read them as HTML. */
export function withPlainTerminals(text: string): string {
  return text.replaceAll(TERMINAL, (_, opening: string, _fence: string, code: string) => {
    const plain = code.replaceAll(/<\/?[a-z][^<>\n]*>/g, '');
    return opening + plain.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  });
}

const TERMINAL =
  /(<div class="termy"[^>\n]*>\s*?\n[ \t]*(?<fence>`{3,})[^\n]*\n)([\s\S]*?)(?=\n[ \t]*\k<fence>)/g;
