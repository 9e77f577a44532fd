/** @module Infrastructure/Server/Schema */

import type { ArrayIndexed } from '../../core/array-indexed.ts';
import type { Events } from '../../core/events.ts';
import type { SchemaField, SchemaFieldProps } from './schema-field.ts';
import type { SchemaModel } from './schema-model.ts';

/** Where the objects of a schema come from. */
export type SchemaType =
  /** A table of objects that the plugin keeps. */
  | 'object'
  /** Posts of WordPress. */
  | 'post'
  /** Your own server. */
  | 'api'
  /** The schemas themselves. */
  | 'schema'
  /** A table of regions. */
  | 'region'
  /** The maps. */
  | 'map'
  /** Tokens for support. */
  | 'token'
  /** The kinds of posts. */
  | 'postType';

/** Events of a schema. */
export type SchemaEventType =
  /** Fields have been added, changed or removed. */
  'update';

/** Name of an action of a server. Names of your own are allowed besides these. */
export type ApiEndpointName =
  /** A list of objects. */
  | 'index'
  /** One object. */
  | 'show'
  /** One object, under another name. */
  | 'get'
  /** Changes an object. */
  | 'update'
  /** Creates an object. */
  | 'create'
  /** Deletes an object. */
  | 'delete'
  /** Deletes all objects. */
  | 'clear'
  /** An action of your own. */
  | (string & {});

/**
 * How a server is asked for one action.
 *
 * @example
 * ```ts
 * import type { ApiEndpoint } from './infrastructure/server/index.ts';
 *
 * const show: ApiEndpoint = {
 *   name: 'show',
 *   method: 'GET',
 *   url: '/offices/[:id]',
 * };
 * ```
 */
export interface ApiEndpoint {
  /** Method of HTTP. */
  method: 'POST' | 'GET' | 'DELETE' | 'PUT';
  /** Address below {@link Schema.apiBaseUrl}; placeholders such as `[:id]` take the fields of the object. */
  url: string;
  /** The action. */
  name: ApiEndpointName;
}

/** The endpoints of a server, each found by its name. */
export type ApiEndpoints = ArrayIndexed<ApiEndpoint>;

/** How requests to your own server identify themselves. */
export type AuthorizationCredentials = Record<string, string>;

/** Options of a {@link Schema}. */
export interface SchemaOptions {
  /** Number of the schema; the server gives it. */
  id?: number;
  /** Where the objects come from. */
  type?: SchemaType;
  /** Name of the table, such as `objects_12`. */
  name?: string;
  /** Title. */
  title?: string;
  /** The fields. */
  fields?: SchemaFieldProps[];
  /** How the server is asked. */
  apiEndpoints?: ApiEndpoints;
  /** Where the server's addresses begin. */
  apiBaseUrl?: string;
  /** How requests identify themselves. */
  authorization?: AuthorizationCredentials;
  /** What one object is called, such as `office`. */
  objectNameSingular: string;
  /** What several are called, such as `offices`. */
  objectNamePlural?: string;
  /** Whether objects keep the fields of the schema only. */
  strict?: boolean;
  /** Whether the schema is kept on the server. */
  remote?: boolean;
  /** The kind of posts, when they are the source. */
  postType?: string;
}

/**
 * The fields of a table, and where its objects come from: the plugin's own database, posts, or another server.
 *
 * Your own API responds to `index` with `{ "offices": { "items": [], "hasMore": false } }`, where `offices` is the name of
 * the schema.
 *
 * @example Objects from your own API
 * ```ts
 * const schema = new mapwright.schema({
 *   type: 'api',
 *   name: 'offices',
 *   objectNameSingular: 'office',
 *   objectNamePlural: 'offices',
 *   apiBaseUrl: 'https://example.com/api',
 *   fields: [
 *     { type: 'text', name: 'title', label: 'Name' },
 *     { type: 'location', name: 'location', label: 'Place' },
 *   ],
 * });
 * schema.setApiEndpoints([
 *   { name: 'index', method: 'GET', url: '/offices' },
 * ]);
 * const repository = new mapwright.repository(
 *   schema,
 *   mapwright.get(0),
 * );
 * repository.find();
 * ```
 *
 * @see [Guide: Data sources](/docs/guides/map-editor/database/what-is-database#data-sources)
 */
export declare class Schema {
  /** Number of the schema; the server gives it. */
  id: number;
  /**
   * Where the objects come from.
   *
   * @since 8.1.0
   */
  type: SchemaType;
  /** Name of the table, such as `objects_12`. */
  name: string;
  /** Title. */
  title?: string;
  /**
   * The kind of posts, when they are the source.
   *
   * @since 8.6.11
   */
  postType?: string;
  /** The fields, each found by its name. */
  fields?: ArrayIndexed<SchemaField>;
  /** When fields were changed last, as a time stamp. */
  lastChangeTime: number;
  /** Listeners of the schema; it announces `update`. */
  events: Events;
  /**
   * How the server is asked.
   *
   * @since 8.1.0
   */
  apiEndpoints?: ApiEndpoints;
  /**
   * Where the server's addresses begin.
   *
   * @since 8.1.0
   */
  apiBaseUrl: string;
  /** How requests identify themselves. */
  authorization?: AuthorizationCredentials;
  /**
   * What one object is called, such as `office`.
   *
   * @since 8.0.0
   */
  objectNameSingular: string;
  /**
   * What several objects are called, such as `offices`. If the schema describes your own API, use the same word for
   * {@link Schema.name}.
   *
   * @since 8.0.0
   */
  objectNamePlural: string;
  /** Whether objects keep the fields of the schema only. */
  strict: boolean;
  /** Whether the schema is kept on the server. */
  remote: boolean;
  /** The schema as an object that a store can keep. */
  model: SchemaModel;
  /**
   * Makes a schema.
   *
   * @param options - Its fields and its source.
   */
  constructor(options: SchemaOptions);
  /**
   * Sets how requests identify themselves.
   *
   * @param credentials - Names and values.
   */
  setAuthorization(credentials: AuthorizationCredentials): void;
  /**
   * Replaces all endpoints.
   *
   * @param endpoints - Name, method and address of each.
   * @returns The endpoints, each found by its name.
   */
  setApiEndpoints(endpoints: ApiEndpoint[]): ApiEndpoints;
  /**
   * Sets where the server's addresses begin.
   *
   * @param url - An address, without a `/` at its end.
   */
  setApiBaseUrl(url: string): void;
  /**
   * Sets what one object is called.
   *
   * @param nameSingular - A word such as `office`.
   */
  setObjectNameSingular(nameSingular: string): void;
  /**
   * Sets what several objects are called.
   *
   * @param namePlural - A word such as `offices`.
   */
  setObjectNamePlural(namePlural: string): void;
  /**
   * Sets the options. The constructor calls it.
   *
   * @param options - The options of the schema.
   */
  build(options: SchemaOptions): void;
  /**
   * Sets where the objects come from.
   *
   * @param val - The source.
   */
  setType(val: SchemaType): void;
  /**
   * Sets which kind of posts the objects are.
   *
   * @param postType - Name of the kind in WordPress.
   */
  setPostType(postType: string): void;
  /**
   * Replaces the parts that are given, and announces `update`.
   *
   * @param options - The parts.
   */
  update(options: Partial<SchemaOptions>): void;
  /**
   * Sets whether the schema is kept on the server.
   *
   * @param value - `true` if it is.
   */
  setRemote(value: boolean): void;
  /**
   * Sets whether objects keep the fields of the schema only.
   *
   * @param value - `true` if so.
   */
  setStrict(value: boolean): void;
  /**
   * Gives the schema its number.
   *
   * @param id - The number that the server gave.
   */
  setId(id: number): void;
  /**
   * Changes the title.
   *
   * @param title - The title.
   */
  setTitle(title: string): void;
  /**
   * Changes the name of the table.
   *
   * @param name - Letters, digits and underscores.
   */
  setName(name: string): void;
  /**
   * Checks whether the fields are known already.
   *
   * @returns `true` once they are.
   */
  loaded(): boolean;
  /**
   * Replaces all fields.
   *
   * @param fields - The new ones, in their order.
   */
  setFields(fields: SchemaFieldProps[]): void;
  /**
   * Adds a field at the end.
   *
   * @param field - The field, or its options.
   */
  addField(field: SchemaField | Record<string, unknown>): void;
  /**
   * Returns all fields.
   *
   * @returns A list that finds them by their names.
   */
  getFields(): ArrayIndexed<SchemaField>;
  /**
   * Returns the names of all fields, in their order.
   *
   * @returns The names.
   */
  getFieldNames(): Array<string>;
  /**
   * Finds a field by its name.
   *
   * @param field - The name.
   * @returns The field, or `undefined` when there is none of that name.
   *
   * @example
   * ```ts
   * const schema = mapwright.get(0)?.getDb().getSchema();
   * console.log(schema?.getField('status')?.getEnumLabel('1'));
   * ```
   */
  getField(field: string): SchemaField | undefined;
  /**
   * Finds the first field of a type.
   *
   * @param type - The type, such as `location`.
   * @returns The field, or `undefined` when there is none of that type.
   */
  getFieldByType(type: string): SchemaField | undefined;
  /**
   * Returns the fields that a table of objects shows.
   *
   * @param filters - Properties that the fields must have.
   * @returns The fields in their order.
   */
  getColumns(filters?: Record<string, unknown>): SchemaField[];
  /**
   * Collects what is stored of the schema.
   *
   * @returns A plain object.
   */
  getData(): Record<string, unknown>;
}
