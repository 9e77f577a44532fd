/** @module Core/Utils */

/** Questions about the visitor's device; `mapwright.utils.env`. */
export interface EnvironmentUtils {
  /**
   * Checks whether the window is as narrow as a phone's.
   *
   * @returns `true` up to a width of 767 CSS pixels.
   */
  isPhone(): boolean;
  /**
   * Checks whether the page runs on a computer or phone by Apple.
   *
   * @returns `true` if so.
   */
  isMac(): boolean;
  /**
   * Recognises the browser.
   *
   * @returns What is known about it.
   */
  getBrowser(): unknown;
  /**
   * Recognises the kind of device.
   *
   * @returns What is known about it.
   */
  getDevice(): unknown;
  /**
   * Reads where the pointer or finger was during an event.
   *
   * @param event - The browser's event.
   * @returns The place on the page, in CSS pixels.
   */
  getMouseCoords(event: Event): unknown;
  /**
   * Reads how the browser introduces itself.
   *
   * @returns The user agent's text.
   */
  getUserAgent(): string;
}

/** Work on numbers and versions; `mapwright.utils.numbers`. */
export interface NumberUtils {
  /**
   * Checks whether a value is a number or a text that reads as one.
   *
   * @param value - Anything.
   * @returns `true` if so.
   */
  isNumber(value: unknown): boolean;
  /**
   * Reads a yes or no from the ways in which forms and attributes write it, such as `"true"` or `1`.
   *
   * @param value - Anything.
   * @returns The meaning.
   */
  parseBoolean(value: unknown): boolean;
  /**
   * Puts two versions in order, part by part.
   *
   * @param first - A version, such as `8.6.0`.
   * @param second - The version to compare it with.
   * @returns A negative number when the first is older, 0 when they are equal, a positive number when it
   *   is newer.
   */
  compareVersions(first: string, second: string): number;
}

/** Work on texts; `mapwright.utils.strings`. */
export interface StringUtils {
  /**
   * Makes an address safe for a link.
   *
   * @param url - The address.
   * @returns The address without what could run as code.
   */
  safeURL(url: string): string;
  /**
   * Writes the first letter in upper case.
   *
   * @param text - The text.
   * @returns The changed text.
   */
  ucfirst(text: string): string;
  /**
   * Turns a value into text that a template can show.
   *
   * @param value - Anything.
   * @returns The text.
   */
  convertToText(value: unknown): string;
  /**
   * Adds the `#` that is missing before a colour of hexadecimal digits.
   *
   * @param color - The colour.
   * @returns The colour, with its `#`.
   */
  fixColorHash(color: string): string;
  /**
   * Removes the `/` at the beginning.
   *
   * @param path - A path.
   * @returns The path without it.
   */
  removeLeadingSlash(path: string): string;
  /**
   * Makes a function of its source text, as the editor's JavaScript tab stores it.
   *
   * @param source - The text of a function.
   * @returns The function.
   */
  functionFromString(source: string): unknown;
  /**
   * Writes a name in lower-case letters with underscores.
   *
   * @param text - A name, such as `objectName`.
   * @returns The name, such as `object_name`.
   */
  toSnakeCase(text: string): string;
}

/** Work with functions, objects and places; `mapwright.utils.funcs`. */
export interface FunctionUtils {
  /**
   * Asks Google where an address is, or which address a place has; Google accepts 50 requests a second.
   *
   * @param request - The address or the place.
   * @param callback - Called with Google's results.
   */
  geocode(request: unknown, callback: (results: unknown) => void): void;
  /**
   * Slows a function down: of many calls within a time, it runs for one.
   *
   * @param method - The function.
   * @param delay - The time in milliseconds.
   * @returns The slowed function.
   */
  throttle(method: (...parameters: unknown[]) => void, delay: number): unknown;
  /**
   * Merges objects part by part, so that nested settings survive.
   *
   * @param target - What to merge into.
   * @param sources - What to merge, later ones above earlier ones.
   * @returns The merged object.
   */
  deepMerge(target: object, ...sources: object[]): object;
  /**
   * Reads a value deep in an object.
   *
   * @param object - The object.
   * @param path - Names joined by dots, such as `location.address.city`.
   * @returns The value, or `undefined` when a part of the path is missing.
   */
  getNestedValue(object: object, path: string): unknown;
  /**
   * Splits a path such as `Region.link` into what it belongs to and the name of the field.
   *
   * @param path - The path.
   * @returns The two parts.
   */
  splitObjectAndField(path: string): unknown;
}

/** Loading of scripts and styles; `mapwright.utils.files`. */
export interface FileUtils {
  /**
   * Reads the kind of a file from its name.
   *
   * @param path - Path or address of a file.
   * @returns The ending, such as `js`.
   */
  getFileType(path: string): string;
  /**
   * Loads several files, each once.
   *
   * @param files - Their addresses.
   * @returns A promise that is fulfilled when all are there.
   */
  loadFiles(files: string[]): Promise<unknown>;
  /**
   * Loads one script or style.
   *
   * @param file - Its address.
   * @returns A promise that is fulfilled when it is there.
   */
  loadFile(file: string): Promise<unknown>;
}

/** Returns of servers; `mapwright.utils.http`. */
export interface HttpUtils {
  /**
   * Turns a failed request into a message that says what to do.
   *
   * @param response - What came back.
   */
  handleFailedRequest(response: unknown): void;
}

/**
 * The tools of `mapwright.utils`, grouped by what they work on.
 *
 * @example Keep the popovers narrow on phones
 * ```ts
 * const { env } = mapwright.utils;
 * const map = mapwright.get(0);
 * map?.update({
 *   popovers: { width: env.isPhone() ? '90%' : '300' },
 * });
 * ```
 *
 * @example Require a version
 * ```ts
 * const { compareVersions } = mapwright.utils.numbers;
 * if (compareVersions(mapwright.version, '8.7.0') >= 0) {
 *   const map = mapwright.get(0);
 *   map?.setRegionsDynamicStatus({ filtered: '1', noObjects: '0' });
 * }
 * ```
 */
export interface Utils {
  /** Questions about the visitor's device. */
  env: EnvironmentUtils;
  /** Work on numbers and versions. */
  numbers: NumberUtils;
  /** Work on texts. */
  strings: StringUtils;
  /** Work with functions, objects and places. */
  funcs: FunctionUtils;
  /** Loading of scripts and styles. */
  files: FileUtils;
  /** Returns of servers. */
  http: HttpUtils;
}
