import {
  type DataSource,
  fillProductInPath,
  fillProductInText,
  type Place,
  type Product,
  type ReadItems,
  readDataFile,
} from '@mapwright/site/source';
import * as v from 'valibot';

/** A folder's `_category.yml`. */
export interface CategoryFile {
  /** POSIX path of the YAML file, relative to the root. */
  readonly file: string;
  readonly label?: string;
  readonly description?: string;
  readonly position?: number;
  readonly isCollapsed?: boolean;
  readonly className?: string;
  /** A doc by its id, a generated index with its own path, or nothing. Absent = the folder's index page, or else a generated index. */
  readonly link?: { readonly doc: string } | { readonly index: string } | 'none';
  /** The place of `link`, or of the field in it that names a doc or a path; the file's without one. */
  readonly linkPlace: Place;
}

/** The fields of a folder’s settings. */
export const categorySchema = v.object({
  label: v.exactOptional(v.pipe(v.string(), v.description('The text in the sidebar'))),
  description: v.exactOptional(v.pipe(v.string(), v.description('The text of the generated index page'))),
  position: v.exactOptional(
    v.pipe(
      v.number(),
      v.finite('a number'),
      v.description('The place in the sidebar; lower numbers come first'),
    ),
  ),
  collapsed: v.exactOptional(v.pipe(v.boolean(), v.description('Whether the category is closed at first'))),
  className: v.exactOptional(v.pipe(v.string(), v.description('A CSS class for the item in the sidebar'))),
  link: v.exactOptional(
    v.pipe(
      v.union(
        [
          v.literal('none'),
          v.strictObject({ doc: v.pipe(v.string(), v.description('The id of a doc')) }),
          v.strictObject({ index: v.pipe(v.string(), v.description('The path of a generated index')) }),
        ],
        '“none”, or one of doc and index',
      ),
      v.description('Where the label leads: a doc, a generated index, or nowhere'),
    ),
  ),
});

/** A folder's `_category.yml`: label, description, position, collapsed, className, link (`none`, `doc: id` or `index: /path`). */
export function readCategory(source: DataSource): ReadItems<CategoryFile> {
  const { file, product } = source;
  const { output, placeOf, diagnostics } = readDataFile(source, categorySchema);
  if (output === undefined) return { items: [], diagnostics };
  const { label, description, position, collapsed, className, link } = output;
  const category: CategoryFile = {
    file,
    ...(label !== undefined && { label: fillProductInText(label, product) }),
    ...(description !== undefined && { description: fillProductInText(description, product) }),
    ...(position !== undefined && { position }),
    ...(collapsed !== undefined && { isCollapsed: collapsed }),
    ...(className !== undefined && { className }),
    ...(link !== undefined && { link: fillLink(link, product) }),
    linkPlace:
      link === undefined ? { file } : placeOf(['link', ...(link === 'none' ? [] : Object.keys(link))]),
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
