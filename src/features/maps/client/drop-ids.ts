/** Ids are the page's: takes those of a picture away that nothing in it refers to. Two maps of one country would share theirs. */
export function dropIds(picture: Element): void {
  const references = picture.outerHTML.matchAll(/#([^\s"'()<>&;]+)/g);
  const named = new Set([...references].map(([, id]) => id));
  for (const element of [picture, ...picture.querySelectorAll('[id]')]) {
    if (!named.has(element.id)) element.removeAttribute('id');
  }
}
