/** Removes the ids that nothing in a picture refers to. Ids are unique in a page, but two maps of one country would share theirs. */
export function dropIds(picture: Element): void {
  const references = picture.outerHTML.matchAll(/#([^\s"'()<>&;]+)/g);
  const named = new Set([...references].map(([, id]) => id));
  for (const element of [picture, ...picture.querySelectorAll('[id]')]) {
    if (!named.has(element.id)) element.removeAttribute('id');
  }
}
