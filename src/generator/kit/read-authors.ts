import * as v from 'valibot';
import { urlProblem } from '../load/markdown/url-problem.ts';
import { readDataFile } from '../load/read-data-file.ts';
import { fillProductInPath, fillProductInText } from '../load/source/fill-product.ts';
import type { DataSource, ReadItems } from '../model/data-kind.ts';
import type { EntryHead } from '../model/entry.ts';

/** An author of articles, from `content/authors.yml`. `id` is the key in that file. */
export interface Author {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  readonly url?: string;
  /** Path of an image below `content/static/`. */
  readonly image?: string;
  readonly description?: string;
  /** Where each field is in that file. */
  readonly fieldLines: EntryHead['fieldLines'];
}

const image = v.pipe(
  v.string(),
  v.check(
    value => urlProblem(value, 'image') === undefined,
    'a path or a URL with http, https, mailto or tel',
  ),
);
const url = v.pipe(
  v.string(),
  v.check(
    value => urlProblem(value, 'link') === undefined && /^(?:\/|\w+:)/.test(value),
    'a path that begins with a slash, or a URL with http, https, mailto or tel',
  ),
);

/** id → the author. */
export const authorsSchema = v.record(
  v.string(),
  v.object({
    name: v.pipe(v.string(), v.description('The name that readers see')),
    title: v.exactOptional(v.pipe(v.string(), v.description('What the author does'))),
    url: v.exactOptional(v.pipe(url, v.description('Where the name leads: a path of the site, or a URL'))),
    image: v.exactOptional(
      v.pipe(image, v.description('A portrait: a path below content/static/, or a URL')),
    ),
    description: v.exactOptional(v.pipe(v.string(), v.description('A sentence about the author'))),
  }),
);

/** The authors of `content/authors.yml`: id → name, title, url, image, description. */
export function readAuthors(source: DataSource): ReadItems<Author> {
  const { output = {}, placeOf, diagnostics } = readDataFile(source, authorsSchema);
  const items = Object.entries(output).map(([id, author]) => {
    const filled = Object.entries(author).map(([field, value]) => {
      const fill = field === 'url' || field === 'image' ? fillProductInPath : fillProductInText;
      return [field, fill(value, source.product)];
    });
    const fieldLines = Object.fromEntries(
      Object.keys(author).map(field => {
        const { line, column } = placeOf([id, field]);
        return [field, { line, column }];
      }),
    );
    return { ...author, ...Object.fromEntries(filled), id, fieldLines };
  });
  return { items, diagnostics };
}
