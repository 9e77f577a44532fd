import { type CheckedDirective, type PageContext, reportError } from '@mapwright/site/directive';

/** An id for a heading or a band: the writer's, or else one made from the title. */
export function claimId(page: PageContext, { node, attributes }: CheckedDirective, title: string): string {
  const { id } = attributes;
  if (id === undefined) return page.ids.claim(title);
  if (!page.ids.take(id)) {
    reportError(page, node, {
      code: 'markdown/duplicate-id',
      message: `Two headings or sections have the id “${id}”`,
      hint: 'Give one of them another id.',
    });
  }
  return id;
}
