/** @module Region/Region */

import type { ArrayIndexed } from '../core/array-indexed.ts';
import type { SVGPoint } from '../location/svg-point.ts';
import type { MapwrightMap } from '../map/map.ts';
import type {
  RegionOptions,
  RegionStatusOptionsCollection,
  RegionStylesByStatus,
  RegionStylesByStatusOptions,
} from '../map/options-interfaces/region-options.ts';
import type { ViewBox } from '../map/view-box.ts';
import type { MapObject, MapObjectType } from '../map-object/map-object.ts';
import type { Model } from '../model/model.ts';

/** Options of a {@link Region}. */
export interface RegionParams {
  /** The shape in the SVG. */
  element: SVGGraphicsElement;
  /** The map. */
  mapwright: MapwrightMap;
  /** What is set on the region. */
  options?: Partial<RegionOptions>;
  /** The statuses that regions can have. */
  statusOptions?: RegionStatusOptionsCollection;
}

/**
 * A region: a shape of the SVG that visitors can point at, click and select.
 *
 * A path, rect, polygon, ellipse or circle is a region if it has an id and a fill, and if the id begins as
 * `regionPrefix` says. {@link MapwrightMap.getRegion} finds one.
 *
 * @example Change how a region looks
 * ```ts
 * const texas = mapwright.get(0)?.getRegion('US-TX');
 * texas?.setStyle({ fill: '#0b7a5a', stroke: '#ffffff' });
 * texas?.setTitle('The Lone Star State');
 * ```
 *
 * @example Read its fields and its objects
 * ```ts
 * mapwright.get(0)?.events.on('click.region', ({ data }) => {
 *   const region = data.region;
 *   console.log(region?.data?.get('population'));
 *   for (const object of region?.objects ?? [])
 *     console.log(object.get('title'));
 * });
 * ```
 *
 * @see [Guide: What regions are](/docs/guides/map-editor/regions/what-is-regions)
 */
export declare class Region extends MapObject {
  /** Is always `region`. */
  type: MapObjectType;
  /** Name of the kind, in the names of events. */
  name: string;
  /** What visitors read: from the data, or from the attribute `title` of the shape. */
  title?: string;
  /** The id with underscores instead of its spaces. */
  id_no_spaces: string;
  /** Is `true` while the region does not react. */
  disabled: boolean;
  /** Is `true` while the region is selected. */
  selected: boolean;
  /** Is `true` while the pointer is over the region. */
  hovered: boolean;
  /** Value of its status. */
  status: number | string;
  /** The options as they were before changes, as JSON. */
  initialState: string;
  /** The shape as it was in the SVG file. */
  elemOriginal: SVGGraphicsElement;
  /** The shape that visitors see. */
  elem: SVGGraphicsElement;
  /** Styles that were set on the region. */
  style: Partial<CSSStyleDeclaration>;
  /** Styles that the shape has in the SVG file. */
  styleSvg: Partial<CSSStyleDeclaration>;
  /** The number that decides over its colour or bubble. */
  choroplethValue: number;
  /** Names of attributes that were set on the shape. */
  customAttrs: Array<string>;
  /** Its colour, as in CSS. */
  fill?: string;
  /** Where its text and its popover are, if not in the middle of its rectangle. */
  center?: SVGPoint;
  /** The element of its text. */
  label: HTMLElement;
  /** The element of its bubble. */
  bubble: HTMLElement;
  /** Its fields, once they have been loaded. */
  data?: Model | undefined;
  /** The smallest rectangle in which it lies; {@link Region.getBBox} returns it. */
  bbox: ViewBox;
  /** The number that decides over its colour, under the name that older versions used. */
  gaugeValue: number;
  /** The database objects that belong to it, as far as they are loaded. */
  objects: ArrayIndexed<Model>;
  /** What is set on it. */
  options: Partial<RegionOptions>;
  /** How it looks at rest, under the pointer, and selected. */
  styleByState: RegionStylesByStatus;
  /** The statuses that regions can have. */
  statusOptions: RegionStatusOptionsCollection;
  /**
   * Makes a region of a shape; {@link MapwrightMap.regionAdd} also puts it onto the map.
   *
   * @param params - Shape, map and options.
   */
  constructor(params: RegionParams);
  /**
   * Keeps the line around it as thick as it was while the SVG is drawn larger.
   *
   * @param scale - CSS pixels for one unit of the SVG.
   */
  adjustStroke(scale: number): void;
  /** Reads the styles of the SVG file and applies what is set above them. */
  setStyleInitial(): void;
  /** Remembers the options, so that {@link Region.changed} can compare. */
  saveState(): void;
  /**
   * Returns the smallest rectangle in which it lies.
   *
   * @returns The rectangle, in units of the SVG.
   */
  getBBox(): ViewBox;
  /**
   * Checks whether its options have changed since they were remembered.
   *
   * @returns `true` if so.
   */
  changed(): boolean;
  /** Starts editing its shape. */
  edit(): void;
  /** Stops editing and keeps the new shape. */
  editCommit(): void;
  /** Stops editing and takes the shape from before. */
  editCancel(): void;
  /**
   * Copies its options.
   *
   * @param forTemplate - Whether templates will read them.
   * @returns The options.
   */
  getOptions(forTemplate?: boolean): Partial<RegionOptions>;
  /**
   * Collects what templates can read.
   *
   * @returns Fields and values.
   */
  forTemplate(): Record<string, unknown>;
  /**
   * Collects its fields and objects.
   *
   * @returns What a popover of the region is filled with.
   */
  getData(): unknown;
  /**
   * Returns its fields as an object.
   *
   * @returns The object; its fields are read with {@link Model.get}.
   *
   * @example
   * ```ts
   * const model = mapwright.get(0)?.getRegion('US-TX').getModel();
   * console.log(model?.get('population'));
   * ```
   */
  getModel(): Model;
  /**
   * Changes options, and announces `update`.
   *
   * @param options - What differs from now.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.getRegion('US-AK').update({ disabled: true });
   * ```
   */
  update(options: Partial<RegionOptions>): void;
  /**
   * Changes what visitors read.
   *
   * @param title - The title; that of the SVG by default.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.getRegion('US-TX').setTitle('Texas');
   * ```
   */
  setTitle(title?: string): void;
  /**
   * Changes styles and keeps the others.
   *
   * @param style - Properties of CSS in their JavaScript form, such as `strokeWidth`.
   *
   * @example
   * ```ts
   * const texas = mapwright.get(0)?.getRegion('US-TX');
   * texas?.setStyle({ stroke: '#0b7a5a', strokeWidth: '2px' });
   * ```
   */
  setStyle(style: Partial<CSSStyleDeclaration>): void;
  /**
   * Shows one of the three states.
   *
   * @param styleName - At rest, under the pointer, or selected; the one that is true by default.
   */
  setStyleByType(styleName?: 'default' | 'hover' | 'selected'): void;
  /**
   * Changes the colour.
   *
   * @param fill - A colour, as in CSS.
   *
   * @example Colour by a field
   * ```ts
   * for (const region of mapwright.get(0)?.regions ?? []) {
   *   region.setFill(region.data?.get('open') ? '#7cb342' : '#b0bec5');
   * }
   * ```
   */
  setFill(fill: string): void;
  /**
   * Changes how it looks in its three states.
   *
   * @param styleByState - Styles for some of the states.
   * @param deepMergeFlag - Whether other styles stay. `true` by default.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.getRegion('US-TX').setStylesByState({
   *   hover: { fill: '#0b7a5a' },
   * });
   * ```
   */
  setStylesByState(styleByState: RegionStylesByStatusOptions, deepMergeFlag?: boolean): void;
  /**
   * Computes its colour from its number.
   *
   * @returns The colour, as in CSS.
   */
  getChoroplethColor(): string;
  /**
   * Computes the size of its bubble from its number.
   *
   * @returns CSS pixels.
   */
  getBubbleSize(): number;
  /**
   * Sets whether it does not react.
   *
   * @param on - `true` to silence it.
   * @param skipSetFill - Whether the colour stays.
   *
   * @example
   * ```ts
   * for (const region of mapwright.get(0)?.regions ?? []) {
   *   region.setDisabled(region.objects.length === 0);
   * }
   * ```
   */
  setDisabled(on?: boolean, skipSetFill?: boolean): void;
  /**
   * Gives it a status, and with it that status's colour.
   *
   * @param status - Value of one of the map's `regionStatuses`.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.getRegion('plot-17').setStatus('0');
   * ```
   */
  setStatus(status: string | number): void;
  /**
   * Marks it as selected or not, without the rest of what a selection does;
   * {@link MapwrightMap.selectRegion} does it all.
   *
   * @param selected - `true` if it is selected.
   */
  setSelected(selected: boolean): void;
  /**
   * Gives it the number that decides over its colour or bubble.
   *
   * @param val - The number.
   */
  setchoroplethValue(val: number): void;
  /**
   * Checks whether it does not react.
   *
   * @param asDefault - Whether the status alone is asked.
   * @returns `true` if it does not react.
   */
  getDisabledState(asDefault?: boolean): boolean;
  /**
   * Shows it as if the pointer were over it.
   *
   * @example
   * ```ts
   * const texas = mapwright.get(0)?.getRegion('US-TX');
   * const link = document.querySelector('a[href="/texas"]');
   * link?.addEventListener('mouseenter', () => texas?.highlight());
   * link?.addEventListener('mouseleave', () => texas?.unhighlight());
   * ```
   */
  highlight(): void;
  /** Ends what {@link Region.highlight} began. */
  unhighlight(): void;
  /** Shows it as selected. */
  select(): void;
  /** Shows it as not selected. */
  deselect(): void;
  /**
   * Gives it its fields.
   *
   * @param data - An object with the fields of the regions' table.
   */
  setData(data: Model): void;
  /** Draws its bubble. */
  drawBubble(): void;
  /** Puts its text in the right place. */
  adjustLabelScreenPosition(): void;
  /** Puts its bubble in the right place. */
  adjustBubbleScreenPosition(): void;
  /**
   * Moves its text.
   *
   * @param deltaX - CSS pixels to the right.
   * @param deltaY - CSS pixels down.
   */
  moveLabelScreenPositionBy(deltaX: number, deltaY: number): void;
  /**
   * Moves its bubble.
   *
   * @param deltaX - CSS pixels to the right.
   * @param deltaY - CSS pixels down.
   */
  moveBubbleScreenPositionBy(deltaX: number, deltaY: number): void;
  /**
   * Puts its text in a place.
   *
   * @param x - CSS pixels from the left edge of the container.
   * @param y - CSS pixels from its top edge.
   */
  setLabelScreenPosition(x: number, y: number): void;
  /**
   * Puts its bubble in a place.
   *
   * @param x - CSS pixels from the left edge of the container.
   * @param y - CSS pixels from its top edge.
   */
  setBubbleScreenPosition(x: number, y: number): void;
}
