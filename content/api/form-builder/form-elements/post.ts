/** @module FormBuilder/FormElements/Post */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { PostInterface } from '../../post/post-interface.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';

/**
 * A post of WordPress that the object is linked with, found by typing.
 *
 * @example
 * ```ts
 * import type { PostFormElement } from './form-builder/index.ts';
 * import type { PostInterface } from './post/index.ts';
 *
 * function link(element: PostFormElement, post: PostInterface) {
 *   element.setValue(post);
 *   console.log(element.post?.post_title);
 * }
 * ```
 */
export declare class PostFormElement extends FormElement {
  /** Number of the post. */
  id: number;
  /** The post that is chosen. */
  post?: PostInterface;
  /** Its inputs, by their purpose. */
  inputs: Record<string, unknown>;
  /** Whether the post's fields are added to the object. */
  add_fields: boolean;
  /** Whether the kind of posts is limited. */
  post_type: boolean;
  /** The kinds of posts that can be chosen. */
  post_types: string[];
  /**
   * Makes a field for a post.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
  /** Finds its list in the page. */
  setDomElements(): void;
  /**
   * Returns it as it is stored, with the kinds of posts.
   *
   * @returns The properties of a field of a schema.
   */
  getSchema(): Record<string, unknown>;
  /**
   * Collects what its template is filled with, with the kinds of posts to choose from.
   *
   * @returns Names and values.
   */
  getDataForTemplate(): Record<string, unknown>;
  /** Starts listening to its list. */
  setEventHandlers(): void;
  /**
   * Writes a post that was found.
   *
   * @param repo - The post.
   * @returns HTML.
   */
  formatRepo(repo: unknown): string;
  /**
   * Writes the post that is chosen.
   *
   * @param repo - The post.
   * @returns HTML.
   */
  formatRepoSelection(repo: unknown): string;
  /**
   * Chooses a post.
   *
   * @param post - The post.
   * @param updateInput - Whether its list shows it. `true` by default.
   */
  setValue(post: PostInterface, updateInput?: boolean): void;
  /**
   * Shows a post in its list.
   *
   * @param post - The post.
   */
  setInputValue(post: PostInterface): void;
}
