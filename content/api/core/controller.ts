/** @module Core/Controller */

import type { MapwrightMap } from '../map/map.ts';
import type { BaseEventHandler, Events } from './events.ts';
import type { Middleware, MiddlewareList } from './middleware.ts';
import type { ResizeSensor } from './resize-sensor.ts';

/**
 * Events of a view. A map has the same events with `.popover`, `.detailsView` or `.tooltip` after the name.
 */
export type ControllerEvent =
  /** The size of the view has changed. */
  | 'resize'
  /** The view is about to be shown. */
  | 'beforeShow'
  /** The view is shown. */
  | 'afterShow'
  /** The view is about to be closed. */
  | 'beforeClose'
  /** The view is closed. */
  | 'afterClose'
  /** The template is about to be filled again. */
  | 'beforeRedraw'
  /** The template has been filled again. */
  | 'afterRedraw'
  /** The view is about to be built. */
  | 'beforeLoad'
  /** The view is built, but not necessarily shown. */
  | 'afterLoad'
  /** The view is removed from the page. */
  | 'afterUnload';

/** Anything that has events, and so can be the parent of a view. */
export interface ObjectWithEvents {
  /** Its listeners. */
  events: Events;
}

/**
 * Options of a view.
 *
 * @example
 * ```ts
 * import type { ControllerOptions } from './core/index.ts';
 *
 * const map = mapwright.get(0);
 * if (map) {
 *   const options: ControllerOptions = {
 *     container: map.container,
 *     map,
 *     template: '<p>{{text}}</p>',
 *     state: { text: 'Hello' },
 *     closable: true,
 *   };
 *   console.log(options.template);
 * }
 * ```
 */
export interface ControllerOptions {
  /** Functions that change what the template is filled with. */
  middleware?: Middleware[];
  /** Classes of the view's element. */
  classList?: string[];
  /** The element that the view is put into. */
  container: HTMLElement;
  /** The map that the view belongs to. */
  map: MapwrightMap;
  /** The parent of the view, to which its events bubble; the map by default. */
  parent?: ObjectWithEvents;
  /** Whether the view is open at the start. */
  opened?: boolean;
  /** Whether visitors can close the view; it then has a button for it. */
  closable?: boolean;
  /** Source of the Handlebars template. */
  template?: string;
  /** What the template is filled with. */
  state?: Record<string, unknown>;
  /** Settings of the kind of view. */
  options?: unknown;
  /** Styles of the view's element. */
  styles?: Partial<CSSStyleDeclaration>;
  /** On which sizes of screen the view covers everything. */
  fullscreen?: unknown;
  /** Whether the height follows the content. */
  autoresize?: boolean;
  /** Whether the content scrolls when it is too high. */
  scrollable?: boolean;
  /** Whether there is a toolbar above the content. */
  withToolbar?: boolean;
  /** Whether the content reaches the edges. */
  noPadding?: boolean;
  /** Listeners by the name of the event. */
  events?: Record<string, BaseEventHandler>;
  /** How the view's element is positioned. */
  position?: 'absolute' | 'relative' | 'fixed';
}

/** The members of every view; {@link Controller} explains the parts. */
export interface BaseController {
  /** Number of the view, unique on the page. */
  uid: number;
  /** Classes of the view's element. */
  classList: string[];
  /** Is `true` after {@link Controller.destroy}. */
  destroyed: boolean;
  /** Is `true` while the view is shown. */
  opened: boolean;
  /** Is `true` once the view is built. */
  loaded: boolean;
  /** Whether visitors can close the view. */
  closable: boolean;
  /** Where {@link Controller.canClose} keeps its value. */
  _canClose: boolean;
  /** On which sizes of screen the view covers everything. */
  fullscreen: unknown;
  /** The button that closes the view on a phone. */
  mobileCloseBtn: HTMLElement;
  /** Styles of the view's element. */
  styles: Partial<CSSStyleDeclaration>;
  /** The elements that make up the view, by their purpose. */
  containers: Record<string, HTMLElement>;
  /** The map that the view belongs to. */
  map: MapwrightMap;
  /** The parent of the view, to which its events bubble. */
  parent?: ObjectWithEvents;
  /** Name of the kind of view, such as `popover`. */
  name: string;
  /** Source of the Handlebars template. */
  template?: string;
  /** Whether the content scrolls when it is too high. */
  scrollable: boolean;
  /** Whether there is a toolbar above the content. */
  withToolbar: boolean;
  /** Whether the height follows the content. */
  autoresize: boolean;
  /** Templates that are ready to be filled, by their purpose. */
  templates: Record<string, unknown>;
  /** What the template is filled with. */
  state: Record<string, unknown>;
  /** Watches the size of the content. */
  resizeSensor: ResizeSensor;
  /** Listeners of the view. */
  events: Events;
  /** The listeners in the options. */
  eventOptions: ControllerOptions['events'];
  /** The middleware in the options. */
  middlewareOptions: Middleware[];
  /** Settings of the kind of view. */
  options: unknown;
  /** Functions that change what the template is filled with. */
  middlewares: MiddlewareList;
  /** How the view's element is positioned. */
  position?: 'absolute' | 'relative' | 'fixed';
  /** Whether the content reaches the edges. */
  noPadding?: boolean;
}

/**
 * A view: a template, what it is filled with, and the element that shows it. Popovers, tooltips, the details view, the
 * directory, filters and toolbar are views.
 *
 * Its life: it is built (`viewDidLoad`), shown (`viewDidAppear`), filled again when its state changes
 * (`viewWillRedraw`, `viewDidRedraw`), closed (`viewDidDisappear`) and destroyed (`viewWillGetDestroyed`). A view of
 * your own overrides those methods; listeners use {@link ControllerEvent}.
 *
 * @example Change what a popover shows while it is open
 * ```ts
 * mapwright.get(0)?.events.on('afterShow.popover', ({ data }) => {
 *   data.controller?.setState({ visits: 12 });
 * });
 * ```
 */
export declare class Controller implements BaseController {
  /** Number of the view, unique on the page. */
  uid: number;
  /** Is `true` after {@link Controller.destroy}; the view must not be used any more. */
  destroyed: boolean;
  /** Classes of the view's element. */
  classList: string[];
  /** Is `true` while the view is shown. */
  opened: boolean;
  /** Is `true` once the view is built. */
  loaded: boolean;
  /** Whether visitors can close the view; it then has a button for it. */
  closable: boolean;
  /** Where {@link Controller.canClose} keeps its value; read and set that one. */
  _canClose: boolean;
  /** On which sizes of screen the view covers everything. */
  fullscreen: unknown;
  /** The button that closes the view on a phone. */
  mobileCloseBtn: HTMLElement;
  /** Styles of the view's element; {@link Controller.setStyles} changes them. */
  styles: Partial<CSSStyleDeclaration>;
  /** The elements that make up the view, by their purpose. */
  containers: Record<string, HTMLElement>;
  /** The map that the view belongs to. */
  map: MapwrightMap;
  /** The parent of the view, to which its events bubble. */
  parent?: ObjectWithEvents;
  /** Name of the kind of view, such as `popover`; event names have it after the dot. */
  name: string;
  /** Source of the Handlebars template. */
  template: string;
  /** Whether the content scrolls when it is too high. */
  scrollable: boolean;
  /** Whether there is a toolbar above the content. */
  withToolbar: boolean;
  /** Whether the height follows the content. */
  autoresize: boolean;
  /** Templates that are ready to be filled, by their purpose. */
  templates: Record<string, unknown>;
  /** What the template is filled with; {@link Controller.setState} changes it. */
  state: Record<string, unknown>;
  /** Watches the size of the content. */
  resizeSensor: ResizeSensor;
  /** Listeners of the view. */
  events: Events;
  /** The listeners in the options. */
  eventOptions: ControllerOptions['events'];
  /** The middleware in the options. */
  middlewareOptions: Middleware[];
  /** Settings of the kind of view. */
  options: unknown;
  /** Functions that change what the template is filled with. */
  middlewares: MiddlewareList;
  /** How the view's element is positioned. */
  position?: 'absolute' | 'relative' | 'fixed';
  /** Is `true` while the view covers the whole screen. */
  openedFullscreen: boolean;
  /** Whether the content reaches the edges. */
  noPadding?: boolean;
  /**
   * Makes a view; it is not shown before {@link Controller.open}.
   *
   * @param options - Template, state, and where it belongs.
   */
  constructor(options: ControllerOptions);
  /** Called when the view has been built. Override it to prepare what the template needs. */
  viewDidLoad(): void;
  /** Called when the view has been shown. Override it to begin what should run only while it is seen. */
  viewDidAppear(): void;
  /**
   * Called when the view has been closed. Override it to end what {@link Controller.viewDidAppear} began.
   */
  viewDidDisappear(): void;
  /** Called before the template is filled again. */
  viewWillRedraw(): void;
  /** Called after the template has been filled again. Override it to find the new elements. */
  viewDidRedraw(): void;
  /** Measures the content again, so that it scrolls as far as it should. */
  updateScroll(): void;
  /** Gives the view the height of its content, when {@link Controller.autoresize} is on. */
  adjustHeight(): void;
  /** Builds the view from its options. The constructor calls it. */
  init(): void;
  /**
   * Writes the toolbar. Override it to have one.
   *
   * @returns HTML.
   */
  getToolbarTemplate(): string;
  /**
   * Replaces the template; call {@link Controller.redraw} to see it.
   *
   * @param template - Source of a Handlebars template.
   */
  setMainTemplate(template: string): void;
  /**
   * Returns the template that fills the content.
   *
   * @returns Source of a Handlebars template.
   */
  getMainTemplate(): string;
  /**
   * Returns the frame around toolbar and content.
   *
   * @returns HTML.
   */
  getWrapperTemplate(): string;
  /**
   * Changes styles of the view's element and keeps the rest.
   *
   * @param styles - Properties of CSS in their JavaScript form, such as `maxWidth`.
   */
  setStyles(styles: Partial<CSSStyleDeclaration>): void;
  /** Builds the view's elements and puts them into the container. */
  render(): void;
  /**
   * Changes what the template is filled with, and fills it again.
   *
   * @param state - Names and values.
   * @param overwrite - Whether what was there before is forgotten. `false` by default, which merges the two.
   *
   * @example
   * ```ts
   * const directory = mapwright.get(0)?.controllers.directory;
   * directory?.setState({ heading: 'Offices near you' });
   * ```
   */
  setState(state?: { [key: string]: unknown }, overwrite?: boolean): void;
  /** Fills the template again with the same state. */
  redraw(): void;
  /** Measures the view again after the space around it has changed. */
  resize(): void;
  /** Moves the content down by the height of the toolbar. */
  updateTopShift(): void;
  /**
   * Starts listening to the view's elements. Override it to add handlers, and call the inherited one first.
   */
  setEventHandlers(): void;
  /** Shows the view; announces `beforeShow` and `afterShow`. */
  open(): void;
  /**
   * Closes the view, if {@link Controller.viewWillClose} allows it; announces `beforeClose` and `afterClose`.
   *
   * @example Close each popover after five seconds
   * ```ts
   * mapwright.get(0)?.events.on('afterShow.popover', ({ data }) => {
   *   setTimeout(() => data.controller?.close(), 5000);
   * });
   * ```
   */
  close(): void;
  /** Sets whether the view may be closed now. */
  set canClose(canClose: boolean);
  /** Checks whether the view may be closed now. */
  get canClose(): boolean;
  /**
   * Called before the view is closed. Override it to keep the view open.
   *
   * @returns `false` to keep it open.
   */
  viewWillClose(): boolean;
  /** Called before the view is removed from the page. Override it to clean up. */
  viewWillGetDestroyed(): void;
  /** Removes the view from the page and stops its listeners; announces `afterUnload`. */
  destroy(): void;
  /**
   * Changes settings of the view.
   *
   * @param options - Names and values.
   */
  setOptions(options: Record<string, unknown>): void;
  /**
   * Checks which kind of view this is.
   *
   * @param name - Name of a kind, such as `popover`.
   * @returns `true` if it is of that kind.
   */
  is(name: string): boolean;
}
