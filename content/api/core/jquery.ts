/** @module Core/Jquery */

/**
 * The part of jQuery's promise that the player uses. It can be awaited like any other promise.
 *
 * @typeParam T - What the request brings.
 *
 * @example
 * ```ts
 * const response = await new mapwright.server(
 *   '/wp-json/mapwright/v1',
 * ).get('maps');
 * console.log(response);
 * ```
 */
export interface JQueryPromise<T> extends PromiseLike<T> {
  /**
   * Calls back when the response has arrived.
   *
   * @param callback - Receives the response.
   * @returns The same promise.
   */
  done(callback: (value: T) => void): this;
  /**
   * Calls back when the request has failed.
   *
   * @param callback - Receives the reason.
   * @returns The same promise.
   */
  fail(callback: (reason: unknown) => void): this;
  /**
   * Calls back in either case.
   *
   * @param callback - Called once.
   * @returns The same promise.
   */
  always(callback: () => void): this;
}

/**
 * A promise that its owner can settle. Stores return it; code on a page only listens.
 *
 * @typeParam T - What the request brings.
 *
 * @example
 * ```ts
 * const map = mapwright.get(0);
 * map
 *   ?.getDb()
 *   .findById(3)
 *   .done(office => console.log(office.get('title')))
 *   .fail(reason => console.warn(reason));
 * ```
 */
export interface JQueryDeferred<T> extends JQueryPromise<T> {
  /**
   * Fulfils the promise.
   *
   * @param value - The response.
   * @returns The same promise.
   */
  resolve(value?: T): this;
  /**
   * Fails the promise.
   *
   * @param reason - Why.
   * @returns The same promise.
   */
  reject(reason?: unknown): this;
  /**
   * Returns the same promise without the power to end it.
   *
   * @returns The listening side.
   */
  promise(): JQueryPromise<T>;
}

/** The request of a jQuery promise, as far as the player uses it. */
export interface JQueryXHR {
  /** Status of HTTP, such as 404; 0 before there is a response. */
  status: number;
  /** The response as text. */
  responseText: string;
  /**
   * Adds a header before the request is sent.
   *
   * @param name - Name of the header.
   * @param value - Its value.
   */
  setRequestHeader(name: string, value: string): void;
}

/** The shapes of jQuery's events, by the names that jQuery gives them. */
export declare namespace JQuery {
  /** An event as jQuery passes it on. */
  interface Event {
    /** Name of the event, such as `click`. */
    type: string;
    /** Prevents the default action of the browser. */
    preventDefault(): void;
    /** Stops the event from reaching the elements around it. */
    stopPropagation(): void;
  }
  /** An event with the element that it happened on and the browser's own event. */
  interface TriggeredEvent extends Event {
    /** The element that it happened on. */
    target: EventTarget;
    /** The browser's own event. */
    originalEvent?: globalThis.Event;
  }
  /** An event of the pointer. */
  interface MouseEventBase extends TriggeredEvent {
    /** CSS pixels from the left edge of the window. */
    clientX: number;
    /** CSS pixels from the top edge of the window. */
    clientY: number;
  }
  /** An event of fingers. */
  interface TouchEventBase extends TriggeredEvent {
    /** All fingers that touch the screen. */
    touches: TouchList;
  }
}
