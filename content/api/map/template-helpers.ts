/** @module Map/TemplateHelpers */

/**
 * The helpers of templates, besides those of Handlebars itself. Write the parameters after the name, with spaces
 * between them: names of fields as they are, text in quotation marks.
 *
 * The parameters of `ifin`, `ifinr`, `for` and `math` are not documented: ask support before you rely on them.
 *
 * @example Choose between two texts
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
 *
 * @see [Guide: Templates](/docs/guides/map-editor/templates#helpers)
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
   * Negates a condition: `{{#if (not sold)}}…{{/if}}`.
   *
   * @param value - The condition.
   * @returns `true` if the condition is false, otherwise `false`.
   */
  not(value: unknown): boolean;
  /**
   * Writes the block if a value is in a list. See the note on parameters above.
   *
   * @param parameters - The value and the list.
   */
  ifin(...parameters: unknown[]): string;
  /**
   * Writes the block if a region is among the regions of an object. See the note on parameters above.
   *
   * @param parameters - The regions of the object and the region.
   */
  ifinr(...parameters: unknown[]): string;
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
   * @param thousandsSep - The separator between groups.
   * @param decimalSep - The separator before the fraction.
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
   * Writes a name in lower-case letters with underscores, as the names of fields are: `{{toSnakeCase title}}`.
   *
   * @param text - The name.
   * @returns The name, such as `object_name`.
   */
  toSnakeCase(text: string): string;
  /**
   * Writes a text with spaces instead of its underscores: `{{stripUnderscores id}}`.
   *
   * @param text - The text.
   */
  stripUnderscores(text: string): string;
  /**
   * Writes a text with underscores instead of its spaces, as ids of regions are: `{{spacesToUnderscores title}}`.
   *
   * @param text - The text.
   */
  spacesToUnderscores(text: string): string;
  /**
   * Writes the label of an option instead of its value: `{{getLabel category}}`.
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
   * Writes the block several times. See the note on parameters above.
   *
   * @param parameters - The numbers that it counts with.
   */
  for(...parameters: unknown[]): string;
  /**
   * Writes the result of a calculation. See the note on parameters above.
   *
   * @param parameters - The numbers, and what to do with them.
   */
  math(...parameters: unknown[]): number;
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
