/** @module Map/OptionsInterfaces/ChoroplethOptions */

/**
 * Choropleth: the value of a field decides the colour or bubble of a region or marker.
 *
 * @example From light to dark, by population
 * ```ts
 * mapwright.get(0)?.update({
 *   choropleth: {
 *     on: true,
 *     source: 'regions',
 *     sourceField: 'population',
 *     coloring: {
 *       mode: 'gradient',
 *       gradient: { colors: { low: '#e5f5f0', high: '#00695c' } },
 *     },
 *   },
 * });
 * ```
 *
 * @example Bubbles sized by the number
 * ```ts
 * mapwright.get(0)?.update({
 *   choropleth: {
 *     on: true,
 *     bubbleMode: true,
 *     bubbleSize: { min: 12, max: 48 },
 *   },
 * });
 * ```
 *
 * @see [Guide: Choropleth map](/docs/tutorials/choropleth-map)
 */
export interface ChoroplethOptions {
  /** Whether the choropleth is on. */
  on?: boolean;
  /** Settings that older versions stored. */
  [key: string]: unknown;
  /** The source of the numbers: `regions` or `database`. */
  source: string;
  /** Name of the field that holds the numbers. */
  sourceField: string;
  /** The list where visitors choose another field. */
  sourceFieldSelect: {
    /** Whether it is shown. */
    on: boolean;
    /** Names of the fields that can be chosen. */
    variants: string[];
  };
  /** Whether numbers are drawn as bubbles. */
  bubbleMode: boolean;
  /** How large bubbles are, in CSS pixels. */
  bubbleSize: {
    /**
     * For the lowest number.
     *
     * @defaultValue `20`
     */
    min: number;
    /**
     * For the highest number.
     *
     * @defaultValue `40`
     */
    max: number;
  };
  /** How numbers become colours. */
  coloring: {
    /** Whether colours form a gradient, or each range of numbers has its own colour. */
    mode: 'gradient' | 'palette';
    /** For the mode `gradient`. */
    gradient: {
      /** The two ends. */
      colors: {
        /** For the lowest number. */
        low: string;
        /** For the highest number. */
        high: string;
      };
      /** What the legend writes at the two ends. */
      labels: unknown;
      /** The numbers at the two ends. */
      values: {
        /** The lowest number. */
        min: number;
        /** The highest number. */
        max: number;
      };
    };
    /** For the mode `palette`. */
    palette: {
      /** The ranges. */
      colors: Array<{
        /** Colour of the range. */
        color: string;
        /** Where the range begins. */
        valueFrom: number;
        /** Where the range ends. */
        valueTo: number;
        /** What the legend writes beside it. */
        description: string;
      }>;
      /** The look of numbers outside all ranges. */
      outOfRange: unknown;
    };
    /** The look of regions without a number. */
    noData: unknown;
    /** The legend. */
    legend: {
      /** Whether it is shown. */
      on: boolean;
      /** Whether it is `vertical` or `horizontal`. */
      layout: string;
      /** Where it is. */
      container: string;
      /** Its heading. */
      title: string;
      /** The text below the heading. */
      text: string;
      /** The text at its end. */
      description: string;
      /** Its width. */
      width: unknown;
      /** Its height. */
      height: unknown;
    };
  };
}
