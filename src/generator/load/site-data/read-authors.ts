import * as v from 'valibot';
import type { Author } from '../../model/site-data.ts';
import { urlProblem } from '../markdown/url-problem.ts';
import { fillProductInPath, fillProductInText } from '../source/fill-product.ts';
import { type DataSource, type ReadItems, readDataFile } from './read-data-file.ts';

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
