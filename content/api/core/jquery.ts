/** @module Core/Jquery */

/**
 * The part of jQuery's promise that the player's answers offer. It can be awaited like any other promise.
 *
 * @typeParam T - What the request brings.
 *
 * @example
 * ```ts
 * const answer = await new mapwright.server(
 *   '/wp-json/mapwright/v1',
 * ).get('maps');
 * console.log(answer);
 * ```
 */
export interface JQueryPromise<T> extends PromiseLike<T> {
  /**
   * Calls back when the answer has come.
   *
   * @param callback - Receives the answer.
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
 * A promise that also says from outside how it ends. Stores answer with it; code on a page only listens.
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
   * @param value - The answer.
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

/** The request beneath a promise of jQuery's, as far as the player touches it. */
export interface JQueryXHR {
  /** Status of HTTP, such as 404; 0 before there is an answer. */
  status: number;
  /** The answer as text. */
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
  /** An event as jQuery hands it on. */
  interface Event {
    /** Name of the event, such as `click`. */
    type: string;
    /** Keeps the browser from doing what it would do. */
    preventDefault(): void;
    /** Keeps the event from the elements around. */
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
    /** CSS pixels from the upper edge of the window. */
    clientY: number;
  }
  /** An event of fingers. */
  interface TouchEventBase extends TriggeredEvent {
    /** All fingers that touch the screen. */
    touches: TouchList;
  }
}
