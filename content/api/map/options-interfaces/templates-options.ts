/** @module Map/OptionsInterfaces/TemplatesOptions */

import type { TemplateHelpers } from '../template-helpers.ts';

/** Names of the templates that visitors see filled. */
export type TemplateName =
  /** The popover of a region. */
  | 'popoverRegion'
  /** The popover of a database object. */
  | 'popoverMarker'
  /** The tooltip of a region. */
  | 'tooltipRegion'
  /** The tooltip of a database object. */
  | 'tooltipMarker'
  /** The details view of a region. */
  | 'detailsViewRegion'
  /** The details view of a database object. */
  | 'detailsView'
  /** The directory as a whole; a template of its own since 8.0.0. */
  | 'directory'
  /** One item of the directory. */
  | 'directoryItem'
  /** One category of the directory; a template of its own since 8.0.0. */
  | 'directoryCategoryItem'
  /** The text on a region. */
  | 'labelRegion'
  /** The text beside a marker. */
  | 'labelMarker'
  /** The text beside the visitor's own place. */
  | 'labelLocation';

/**
 * Handlebars templates by their names; they are filled with the fields of regions and objects. {@link TemplateHelpers}
 * lists the helpers that they can use.
 *
 * @example
 * ```ts
 * mapwright.get(0)?.update({
 *   templates: {
 *     tooltipRegion: '<b>{{title}}</b>',
 *     popoverRegion:
 *       '<h3>{{title}}</h3>{{#if phone}}<p>{{phone}}</p>{{/if}}',
 *   },
 * });
 * ```
 *
 * @see [Guide: Templates](/docs/guides/map-editor/templates)
 */
export type TemplatesOptions = Partial<Record<TemplateName, string>>;
