/** @module Map/OptionsInterfaces/ChoroplethOptions */

/**
 * Colours or bubbles by numbers: the value of a field decides how a region or marker looks.
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
 * @example Bubbles whose size says how much
 * ```ts
 * mapwright.get(0)?.update({
 *   choropleth: {
 *     on: true,
 *     bubbleMode: true,
 *     bubbleSize: { min: 12, max: 48 },
 *   },
 * });
 * ```
 */
export interface ChoroplethOptions {
  /** Whether numbers decide how the map looks. */
  on?: boolean;
  /** Settings that older versions stored. */
  [key: string]: unknown;
  /** Whose numbers: `regions` or `database`. */
  source: string;
  /** Name of the field that holds the numbers. */
  sourceField: string;
  /** The list from which visitors choose another field. */
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
    /** Whether colours flow into one another, or each range of numbers has its own. */
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
      /** How numbers outside of all ranges look. */
      outOfRange: unknown;
    };
    /** How regions without a number look. */
    noData: unknown;
    /** The explanation beside the map. */
    legend: {
      /** Whether it is shown. */
      on: boolean;
      /** Whether it is `vertical` or `horizontal`. */
      layout: string;
      /** Where it is. */
      container: string;
      /** Its heading. */
      title: string;
      /** The text beneath the heading. */
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
