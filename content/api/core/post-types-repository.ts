/** @module Core/PostTypesRepository */

import type { Repository } from './repository.ts';

/** A taxonomy of a kind of post, such as its categories. */
export interface PostTypeTaxonomy {
  /** Its name in WordPress, such as `category`. */
  name: string;
  /** Its title. */
  label: string;
  /** Its terms. */
  items: Array<unknown>;
}

/** A field that posts of a kind carry besides those of WordPress. */
export interface PostTypeMeta {
  /** Its name in WordPress. */
  name: string;
  /** The kind of value that it holds. */
  type: string;
  /** Its title. */
  label: string;
}

/** A kind of WordPress post with its taxonomies and fields. */
export interface PostTypeDetails {
  /** Its name in WordPress, such as `post` or `property`. */
  postType: string;
  /** Its taxonomies. */
  taxonomy: PostTypeTaxonomy[];
  /** Its further fields. */
  meta: PostTypeMeta[];
}

/**
 * The store of the kinds of WordPress posts: it lists the values of their fields, taxonomies and further fields, which
 * filters can offer.
 *
 * @example
 * ```ts
 * import type { PostTypesRepository } from './core/index.ts';
 *
 * async function offerCategories(repository: PostTypesRepository) {
 *   return repository.getTaxonomyValues('category');
 * }
 * ```
 */
export declare class PostTypesRepository extends Repository {
  /** Address of the kinds of posts on the server. */
  baseUrl: string;
  /**
   * Loads the values of a field, whether it is one of the post, a taxonomy, or a further field.
   *
   * @param fieldName - Name of the field.
   * @returns A promise of values and labels.
   */
  getOptionsByField(fieldName: string): Promise<unknown>;
  /**
   * Loads the terms of a taxonomy.
   *
   * @param fieldName - Name of the taxonomy.
   * @returns A promise of its terms.
   */
  getTaxonomyValues(fieldName: string): Promise<unknown>;
  /**
   * Loads the values that a further field has in the posts.
   *
   * @param fieldName - Name of the field.
   * @returns A promise of its values.
   */
  getMetaValues(fieldName: string): Promise<unknown>;
  /**
   * Loads which fields posts of this kind have.
   *
   * @returns A promise of the fields.
   */
  getPostFields(): Promise<unknown>;
}
