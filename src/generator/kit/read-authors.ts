import * as v from 'valibot';
import { urlProblem } from '../load/markdown/url-problem.ts';
import { readDataFile } from '../load/read-data-file.ts';
import { fillProductInPath, fillProductInText } from '../load/source/fill-product.ts';
import type { DataSource, ReadItems } from '../model/data-kind.ts';

/** An author of articles, from `content/authors.yml`. `id` is the key in that file. */
export interface Author {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  readonly url?: string;
  /** Path of an image below `content/static/`. */
  readonly image?: string;
  readonly description?: string;
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

const schema = v.record(
  v.string(),
  v.object({
    name: v.string(),
    title: v.exactOptional(v.string()),
    url: v.exactOptional(url),
    image: v.exactOptional(image),
    description: v.exactOptional(v.string()),
  }),
);

/** The authors of `content/authors.yml`: id → name, title, url, image, description. */
export function readAuthors(source: DataSource): ReadItems<Author> {
  const { output = {}, diagnostics } = readDataFile(source, schema);
  const items = Object.entries(output).map(([id, author]) => {
    const filled = Object.entries(author).map(([field, value]) => {
      const fill = field === 'url' || field === 'image' ? fillProductInPath : fillProductInText;
      return [field, fill(value, source.product)];
    });
    return { ...author, ...Object.fromEntries(filled), id };
  });
  return { items, diagnostics };
}
