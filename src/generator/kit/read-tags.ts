import * as v from 'valibot';
import { slugifyHeading } from '../load/markdown/id-register.ts';
import { readDataFile } from '../load/read-data-file.ts';
import { fillProductInPath, fillProductInText } from '../load/source/fill-product.ts';
import type { DataSource, ReadItems } from '../model/data-kind.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** A tag, from `content/tags.yml`. `id` is the key in that file; `slug` is the last segment of its URL. */
export interface Tag {
  readonly id: string;
  readonly label: string;
  readonly slug: string;
  readonly description?: string;
}

/** id → the tag. */
export const tagsSchema = v.record(
  v.string(),
  v.object({
    label: v.pipe(v.string(), v.description('The text that readers see')),
    slug: v.exactOptional(
      v.pipe(
        v.string(),
        v.regex(/^[^\s/\\?#%]+$/, 'one segment of a path'),
        v.description('The last part of the address. Default: made from the id'),
      ),
    ),
    description: v.exactOptional(v.pipe(v.string(), v.description('The text above the list of the tag'))),
  }),
);

/** The tags of `content/tags.yml`: id → label, slug, description. A tag without a slug gets one from its id. */
export function readTags(source: DataSource): ReadItems<Tag> {
  const { output = {}, placeOf, diagnostics } = readDataFile(source, tagsSchema);
  const { product } = source;
  const items = Object.entries(output).map(([id, { label, slug, description }]) => ({
    id,
    label: fillProductInText(label, product),
    slug: slug === undefined ? slugifyHeading(id) : fillProductInPath(slug, product),
    ...(description !== undefined && { description: fillProductInText(description, product) }),
  }));
  return { items, diagnostics: [...diagnostics, ...equalSlugs(items, placeOf)] };
}

function equalSlugs(
  tags: readonly Tag[],
  placeOf: (path: readonly string[]) => Diagnostic['place'],
): Diagnostic[] {
  const first = new Map<string, Tag>();
  return tags.flatMap(tag => {
    const earlier = first.get(tag.slug);
    if (earlier === undefined) {
      first.set(tag.slug, tag);
      return [];
    }
    const place = placeOf([tag.id]);
    const related = placeOf([earlier.id]);
    return [
      {
        severity: 'error' as const,
        code: 'data/equal-slugs',
        message: `The tags “${earlier.id}” and “${tag.id}” have the same slug, “${tag.slug}”`,
        ...(place && { place }),
        hint: 'Give one of them another slug.',
        ...(related && { related: [{ ...related, message: `“${earlier.id}” is here` }] }),
      },
    ];
  });
}
