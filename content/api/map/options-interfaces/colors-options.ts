/** @module Map/OptionsInterfaces/ColorsOptions */

/**
 * Colours of the map and of everything around it. Colours are written as in CSS.
 *
 * For regions under the pointer and selected ones, a number makes the region's own colour that much lighter or darker;
 * a text is the colour itself.
 *
 * @example Lighter under the pointer, green when selected
 * ```ts
 * const map = mapwright.get(0);
 * map?.update({
 *   colors: {
 *     background: '#eef3f1',
 *     hover: 15,
 *     selected: '#0b7a5a',
 *   },
 * });
 * ```
 *
 * @see [Guide: Colors](/docs/guides/map-editor/colors)
 */
export interface ColorsOptions {
  /** Colour of regions. */
  base?: string;
  /**
   * Colour of regions when neither they nor the SVG have one.
   *
   * @defaultValue `"#000000"`
   */
  baseDefault?: string;
  /**
   * Colour behind the map.
   *
   * @defaultValue `"#eeeeee"`
   */
  background?: string;
  /**
   * Regions under the pointer: a shift of brightness, or a colour.
   *
   * @defaultValue `20`
   */
  hover?: string | number;
  /**
   * Selected regions: a shift of brightness, or a colour.
   *
   * @defaultValue `40`
   */
  selected?: string | number;
  /** Lines around regions. */
  stroke?: string;
  /**
   * Background of the directory.
   *
   * @defaultValue `"#fafafa"`
   */
  directory: string;
  /** Background of the search of the directory. */
  directorySearch: string;
  /**
   * Background of the details view.
   *
   * @defaultValue `"#fff"`
   */
  detailsView: string;
  /** Background of popovers. */
  popover: string;
  /** Background of tooltips. */
  tooltip: string;
  /** Regions by their status: colours by the values of the statuses. */
  status: unknown;
  /**
   * Opacity and saturation of markers, for each of `base`, `hovered`, `unhovered`, `active` and
   * `inactive`.
   */
  markers: unknown;
  /** Background of the area on the left. */
  leftSidebar: string;
  /** Background of the area on the right. */
  rightSidebar: string;
  /** Background of the area above the map. */
  header: string;
  /** Background of the area below the map. */
  footer: string;
  /** Background of the window with further filters. */
  modalFilters: string;
  /** Clusters. */
  clusters: string;
  /** Clusters under the pointer. */
  clustersHover: string;
  /** The numbers in clusters. */
  clustersText: string;
  /** Lines around clusters. */
  clustersBorders: string;
  /** Lines around clusters under the pointer. */
  clustersHoverBorders: string;
  /** The numbers in clusters under the pointer. */
  clustersHoverText: string;
}
