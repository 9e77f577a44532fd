import { posix } from 'node:path';
import * as v from 'valibot';
import type { CategoryFile } from '../../model/site-data.ts';
import { fillProductInPath, fillProductInText, type Product } from '../source/fill-product.ts';
import { type DataSource, type ReadItems, readDataFile } from './read-data-file.ts';

const schema = v.object({
  label: v.exactOptional(v.string()),
  description: v.exactOptional(v.string()),
  position: v.exactOptional(v.pipe(v.number(), v.finite('a number'))),
  collapsed: v.exactOptional(v.boolean()),
  className: v.exactOptional(v.string()),
  link: v.exactOptional(
    v.union(
      [v.literal('none'), v.strictObject({ doc: v.string() }), v.strictObject({ index: v.string() })],
      '“none”, or one of doc and index',
    ),
  ),
});

/** A folder's `_category.yml`: label, description, position, collapsed, className, link (`none`, `doc: id` or `index: /path`). */
export function readCategory(source: DataSource): ReadItems<CategoryFile> {
  const { file, product } = source;
  const { output, placeOf, diagnostics } = readDataFile(source, schema);
  if (output === undefined) return { items: [], diagnostics };
  const { label, description, position, collapsed, className, link } = output;
  const [, docsFolder = '', ...folders] = posix.dirname(file).split('/');
  const fieldLines = Object.fromEntries(
    Object.keys(output).map(name => {
      const { line, column } = placeOf([name]);
      return [name, { line, column }];
    }),
  );
  const category: CategoryFile = {
    file,
    folder: fillProductInPath(folders.join('/'), product),
    docsFolder,
    ...(label !== undefined && { label: fillProductInText(label, product) }),
    ...(description !== undefined && { description: fillProductInText(description, product) }),
    ...(position !== undefined && { position }),
    ...(collapsed !== undefined && { isCollapsed: collapsed }),
    ...(className !== undefined && { className }),
    ...(link !== undefined && { link: fillLink(link, product) }),
    fieldLines,
  };
  return { items: [category], diagnostics };
}

function fillLink(
  link: NonNullable<CategoryFile['link']>,
  product: Product,
): NonNullable<CategoryFile['link']> {
  if (link === 'none') return link;
  return 'doc' in link
    ? { doc: fillProductInPath(link.doc, product) }
    : { index: fillProductInPath(link.index, product) };
}
