/** @module Map/TemplateHelpers */

/**
 * The helpers of templates, besides those that Handlebars has by itself. Parameters stand behind the name, with a
 * space between: names of fields as they are, text in quotation marks.
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
   * Writes the block if two values are equal: `{{#ifeq status "1"}}…{{else}}…{{/ifeq}}`.
   *
   * @param value - What is compared, such as a field.
   * @param other - What it must be equal to.
   */
  ifeq(value: unknown, other: unknown): string;
  /**
   * Writes the block if two values differ: `{{#ifnoteq status "1"}}…{{/ifnoteq}}`.
   *
   * @param value - What is compared, such as a field.
   * @param other - What it must differ from.
   */
  ifnoteq(value: unknown, other: unknown): string;
  /**
   * Turns a condition round: `{{#if (not sold)}}…{{/if}}`.
   *
   * @param value - The condition.
   * @returns `true` for what counts as false, else `false`.
   */
  not(value: unknown): boolean;
  /**
   * Writes the block if a value is in a list: `{{#ifin rooms sizes}}…{{/ifin}}`.
   *
   * @param value - What is looked for.
   * @param list - Where it is looked for.
   */
  ifin(value: unknown, list: unknown): string;
  /**
   * Writes the block if a region is among the regions of an object: `{{#ifinr regions region}}…{{/ifinr}}`.
   *
   * @param regions - The regions of the object.
   * @param region - The region that is looked for.
   */
  ifinr(regions: unknown, region: unknown): string;
  /**
   * Writes the block if an option is chosen: `{{#ifselected services "parking"}}…{{/ifselected}}`.
   *
   * @param value - The value of a field with options.
   * @param option - The value of the option.
   */
  ifselected(value: unknown, option: unknown): string;
  /**
   * Writes the block if a value is structured data, a list or an object: `{{#ifjson hours}}…{{/ifjson}}`.
   *
   * @param value - What is looked at.
   */
  ifjson(value: unknown): string;
  /**
   * Writes the block if a value is no structured data: `{{#ifnotjson hours}}…{{/ifnotjson}}`.
   *
   * @param value - What is looked at.
   */
  ifnotjson(value: unknown): string;
  /**
   * Writes the block if a text begins with another: `{{#if_starts link "https:"}}…{{/if_starts}}`.
   *
   * @param text - The whole text.
   * @param beginning - How it should begin.
   */
  if_starts(text: string, beginning: string): string;
  /**
   * Writes the block if a value is a function: `{{#if_function value}}…{{/if_function}}`.
   *
   * @param value - What is looked at.
   */
  if_function(value: unknown): string;
  /**
   * Writes the block if a value is a number: `{{#if_number price}}…{{/if_number}}`.
   *
   * @param value - What is looked at.
   */
  if_number(value: unknown): string;
  /**
   * Writes the block if a value is text: `{{#if_string price}}…{{/if_string}}`.
   *
   * @param value - What is looked at.
   */
  if_string(value: unknown): string;
  /**
   * Writes one of the blocks `case` and `default` within:
   * `{{#switch status}}{{#case "1"}}…{{/case}}{{#default}}…{{/default}}{{/switch}}`.
   *
   * @param value - What decides.
   */
  switch(value: unknown): string;
  /**
   * Writes the block if the value of the `switch` around is this one: `{{#case "1"}}…{{/case}}`.
   *
   * @param value - What the value must be.
   */
  case(value: unknown): string;
  /**
   * Writes the block if no `case` of the `switch` around did: `{{#default}}…{{/default}}`.
   */
  default(): string;
  /**
   * Writes a number rounded, without a fraction: `{{round price}}`.
   *
   * @param value - The number.
   */
  round(value: number | string): number;
  /**
   * Writes a number in groups of three digits: `{{numberFormat population 0 "," "."}}`.
   *
   * @param value - The number.
   * @param decimalLength - How many digits the fraction has.
   * @param thousandsSep - What stands between the groups.
   * @param decimalSep - What stands before the fraction.
   * @returns The number, such as `1,250.5`.
   */
  numberFormat(
    value: number | string,
    decimalLength: number,
    thousandsSep: string,
    decimalSep: string,
  ): string;
  /**
   * Writes any value as text: `{{toString value}}`.
   *
   * @param value - The value.
   */
  toString(value?: unknown): string;
  /**
   * Writes structured data as JSON: `{{jsonToString hours}}`.
   *
   * @param value - The data.
   */
  jsonToString(value: unknown): string;
  /**
   * Writes a name in small letters with underscores, as the names of fields are:
   * `{{toSnakeCase title}}`.
   *
   * @param text - The name.
   * @returns The name, such as `object_name`.
   */
  toSnakeCase(text: string): string;
  /**
   * Writes a text with spaces in place of its underscores: `{{stripUnderscores id}}`.
   *
   * @param text - The text.
   */
  stripUnderscores(text: string): string;
  /**
   * Writes a text with underscores in place of its spaces, as ids of regions are:
   * `{{spacesToUnderscores title}}`.
   *
   * @param text - The text.
   */
  spacesToUnderscores(text: string): string;
  /**
   * Writes the label of an option in place of its value: `{{getLabel category}}`.
   *
   * @param value - The option, or its value.
   */
  getLabel(value: unknown): string;
  /**
   * Writes the title of a post: `{{getPostTitle post}}`.
   *
   * @param post - The post.
   */
  getPostTitle(post: unknown): string;
  /**
   * Writes the label of a status: `{{getStatusText status}}`.
   *
   * @param status - The value of the status.
   */
  getStatusText(status: unknown): string;
  /**
   * Writes the titles of regions: `{{getRegions regions}}`.
   *
   * @param regions - The regions of an object.
   */
  getRegions(regions: unknown): string;
  /**
   * Writes the ids of regions: `{{getRegionIDs regions}}`.
   *
   * @param regions - The regions of an object.
   */
  getRegionIDs(regions: unknown): string;
  /**
   * Writes the labels of all options that are chosen: `{{getSelectedOptions services}}`.
   *
   * @param value - The value of a field with several options.
   */
  getSelectedOptions(value: unknown): string;
  /**
   * Writes the thumbnails of an images field, as HTML: `{{{getThumbs images}}}`.
   *
   * @param images - The images.
   */
  getThumbs(images: unknown): string;
  /**
   * Writes the address of the image of an object's marker: `<img src="{{getMarkerImage this}}" alt="">`.
   *
   * @param object - The object, or its location.
   */
  getMarkerImage(object: unknown): string;
  /**
   * Writes how far the searched place is from an object: `{{distanceFrom location}}`.
   *
   * @param location - The object's location.
   * @returns The distance, in the unit of the search.
   */
  distanceFrom(location: unknown): string;
  /**
   * Writes how far an object is from the searched place: `{{distanceTo location}}`.
   *
   * @param location - The object's location.
   * @returns The distance, in the unit of the search.
   */
  distanceTo(location: unknown): string;
  /**
   * Writes the output of a shortcode of WordPress: `{{{shortcode "[contact]"}}}`. Only allowed shortcodes are written.
   *
   * @param code - The shortcode.
   */
  shortcode(code: string): string;
  /**
   * Writes the output of a shortcode of WordPress within a line of text:
   * `{{{shortcode_inline "[phone]"}}}`. Only allowed shortcodes are written.
   *
   * @param code - The shortcode.
   */
  shortcode_inline(code: string): string;
  /**
   * Writes the block with the fields of a post of WordPress: `{{#post 12}}{{post_title}}{{/post}}`.
   *
   * @param id - Number of the post.
   */
  post(id: number | string): string;
  /**
   * Writes the block for each number of a range: `{{#for 1 stars 1}}★{{/for}}`.
   *
   * @param from - The first number.
   * @param to - The last number.
   * @param step - The distance between two.
   */
  for(from: number, to: number, step: number): string;
  /**
   * Computes with two numbers: `{{math price "*" 12}}`.
   *
   * @param left - The first number.
   * @param operator - `+`, `-`, `*`, `/` or `%`.
   * @param right - The second number.
   * @returns The result.
   */
  math(left: number | string, operator: string, right: number | string): number;
  /**
   * Writes a value to the browser's console, to find mistakes: `{{log this}}`.
   *
   * @param value - The value.
   */
  log(value: unknown): void;
  /**
   * Writes the images of an object as one of the map's galleries: `{{{mapwright_gallery "12.1" images}}}`.
   *
   * @param gallery - Numbers of map and gallery, as `12.1`.
   * @param field - The images field.
   */
  mapwright_gallery(gallery: string, field: unknown): string;
}
