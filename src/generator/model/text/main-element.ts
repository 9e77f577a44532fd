/** The `<main>` of a page that the program itself has written, tags included; `''` if it has none. */
export function mainElementOf(html: string): string {
  const start = html.indexOf('<main');
  return start === -1 ? '' : html.slice(start, html.lastIndexOf('</main>') + '</main>'.length);
}
