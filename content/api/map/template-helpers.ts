/** @module Map/TemplateHelpers */

/**
 * The helpers of templates, besides those that Handlebars has by itself. A parameter stands behind the name, with a
 * space between; a helper that decides is written as a block.
 *
 * @example Decide
 * ```handlebars
 * {{#ifeq status "1"}}Available{{else}}Sold{{/ifeq}}
 * ```
 *
 * @example Write a number
 * ```handlebars
 * {{numberFormat population 0 "," "."}} people
 * ```
 *
 * @example How far is it from the place that the visitor searched for?
 * ```handlebars
 * {{#if location}}{{distanceFrom location}}{{/if}}
 * ```
 */
export interface TemplateHelpers {
  /**
   * Writes the block if two values are equal.
   *
   * @param value - A value.
   * @param other - The value to compare it with.
   * @returns The block, or nothing.
   */
  ifeq(value: unknown, other: unknown): string;
  /**
   * Writes the block if two values differ.
   *
   * @param value - A value.
   * @param other - The value to compare it with.
   * @returns The block, or nothing.
   */
  ifnoteq(value: unknown, other: unknown): string;
  /**
   * Turns a condition round.
   *
   * @param value - The condition.
   * @returns The opposite.
   */
  not(value: unknown): boolean;
  /**
   * Writes the block if a value is in a list.
   *
   * @param value - The value.
   * @param list - The list.
   * @returns The block, or nothing.
   */
  ifin(value: unknown, list: unknown): string;
  /**
   * Writes the block if a region is among the regions of an object.
   *
   * @param regions - The regions.
   * @param region - The region.
   * @returns The block, or nothing.
   */
  ifinr(regions: unknown, region: unknown): string;
  /**
   * Writes the block if an option is chosen.
   *
   * @param value - The value of a field.
   * @param option - The option.
   * @returns The block, or nothing.
   */
  ifselected(value: unknown, option: unknown): string;
  /**
   * Writes the block if a value is structured data.
   *
   * @param value - The value.
   * @returns The block, or nothing.
   */
  ifjson(value: unknown): string;
  /**
   * Writes the block if a value is not structured data.
   *
   * @param value - The value.
   * @returns The block, or nothing.
   */
  ifnotjson(value: unknown): string;
  /**
   * Writes the block if a text begins with another.
   *
   * @param text - The text.
   * @param beginning - How it should begin.
   * @returns The block, or nothing.
   */
  if_starts(text: string, beginning: string): string;
  /**
   * Writes the block if a value is a function.
   *
   * @param value - The value.
   * @returns The block, or nothing.
   */
  if_function(value: unknown): string;
  /**
   * Writes the block if a value is a number.
   *
   * @param value - The value.
   * @returns The block, or nothing.
   */
  if_number(value: unknown): string;
  /**
   * Writes the block if a value is text.
   *
   * @param value - The value.
   * @returns The block, or nothing.
   */
  if_string(value: unknown): string;
  /**
   * Chooses one of the blocks `case` and `default` within.
   *
   * @param value - The value that decides.
   * @returns The block that was chosen.
   */
  switch(value: unknown): string;
  /**
   * Writes the block if the value of the `switch` around is this one.
   *
   * @param value - The value.
   * @returns The block, or nothing.
   */
  case(value: unknown): string;
  /**
   * Writes the block if no `case` of the `switch` around did.
   *
   * @returns The block, or nothing.
   */
  default(): string;
  /**
   * Writes a number without its fraction, rounded.
   *
   * @param value - The number.
   * @returns The rounded number.
   */
  round(value: number | string): number;
  /**
   * Writes a number in groups of three digits.
   *
   * @param value - The number.
   * @param decimalLength - How many digits the fraction has.
   * @param thousandsSep - What stands between the groups.
   * @param decimalSep - What stands before the fraction.
   */
  numberFormat(
    value: number | string,
    decimalLength: number,
    thousandsSep: string,
    decimalSep: string,
  ): string;
  /**
   * Writes any value as text.
   *
   * @param value - The value.
   * @returns The text.
   */
  toString(value?: unknown): string;
  /**
   * Writes structured data as JSON.
   *
   * @param value - The data.
   * @returns The JSON.
   */
  jsonToString(value: unknown): string;
  /**
   * Writes a name in small letters with underscores, as the names of fields are.
   *
   * @param text - The name.
   * @returns The name, such as `object_name`.
   */
  toSnakeCase(text: string): string;
  /**
   * Writes a text with spaces in place of its underscores.
   *
   * @param text - The text.
   * @returns The text, with spaces.
   */
  stripUnderscores(text: string): string;
  /**
   * Writes a text with underscores in place of its spaces, as ids of regions are.
   *
   * @param text - The text.
   * @returns The text, with underscores.
   */
  spacesToUnderscores(text: string): string;
  /**
   * Writes the label of an option in place of its value.
   *
   * @param value - The option, or its value.
   * @returns The label.
   */
  getLabel(value: unknown): string;
  /**
   * Writes the title of a post.
   *
   * @param post - The post.
   * @returns The title.
   */
  getPostTitle(post: unknown): string;
  /**
   * Writes the label of a status.
   *
   * @param status - The value of the status.
   * @returns The label.
   */
  getStatusText(status: unknown): string;
  /**
   * Writes the titles of regions.
   *
   * @param regions - The regions of an object.
   * @returns The titles.
   */
  getRegions(regions: unknown): string;
  /**
   * Writes the ids of regions.
   *
   * @param regions - The regions of an object.
   * @returns The ids.
   */
  getRegionIDs(regions: unknown): string;
  /**
   * Writes the labels of all options that are chosen.
   *
   * @param value - The value of a field with several options.
   * @returns The labels.
   */
  getSelectedOptions(value: unknown): string;
  /**
   * Writes the thumbnails of an images field.
   *
   * @param images - The images.
   * @returns HTML.
   */
  getThumbs(images: unknown): string;
  /**
   * Writes the image of an object's marker.
   *
   * @param object - The object, or its location.
   * @returns Address of the image.
   */
  getMarkerImage(object: unknown): string;
  /**
   * Writes how far the searched place is from an object.
   *
   * @param location - The object's location.
   * @returns The distance, in the unit of the search.
   */
  distanceFrom(location: unknown): string;
  /**
   * Writes how far an object is from the searched place.
   *
   * @param location - The object's location.
   * @returns The distance, in the unit of the search.
   */
  distanceTo(location: unknown): string;
  /**
   * Writes the output of a shortcode of WordPress. Only allowed shortcodes are
   * written.
   *
   * @param code - The shortcode.
   * @returns HTML.
   */
  shortcode(code: string): string;
  /**
   * Writes the output of a shortcode of WordPress in line, like `shortcode`. Only allowed shortcodes are
   * written.
   *
   * @param code - The shortcode.
   * @returns HTML.
   */
  shortcode_inline(code: string): string;
  /**
   * Reads a post of WordPress.
   *
   * @param id - Number of the post.
   * @returns What the block writes of the post.
   */
  post(id: number | string): string;
  /**
   * Writes the block for each number of a range.
   *
   * @param from - The first number.
   * @param to - The last number.
   * @param step - The distance between two.
   * @returns The block, once for each number.
   */
  for(from: number, to: number, step: number): string;
  /**
   * Computes with two numbers.
   *
   * @param left - The first number.
   * @param operator - `+`, `-`, `*`, `/` or `%`.
   * @param right - The second number.
   * @returns The result.
   */
  math(left: number | string, operator: string, right: number | string): number;
  /**
   * Writes a value to the browser's console, to find mistakes.
   *
   * @param value - The value.
   */
  log(value: unknown): void;
  /**
   * Shows the images of an object in one of the map's galleries.
   *
   * @param gallery - Numbers of map and gallery, as `12.1`.
   * @param field - The images field.
   * @returns HTML.
   */
  mapwright_gallery(gallery: string, field: unknown): string;
}
