/**
 * A region of prepared geometry; its arcs are indexes into the topology's. Properties: `codeStatus` unless it is current, `otherNames`
 * and `furtherSources` (besides its file's) separated by `|`.
 */
export interface PreparedRegion {
  readonly type: 'Polygon' | 'MultiPolygon';
  readonly id: string;
  readonly properties: { readonly title: string } & Readonly<Record<string, string>>;
  readonly arcs: readonly (readonly number[])[] | readonly (readonly (readonly number[])[])[];
}

/**
 * A file of `maps/data/`: TopoJSON with delta-encoded integer arcs. Degrees. If a region crosses the antimeridian, its longitudes
 * continue beyond ±180, so no region is cut.
 */
export interface PreparedTopology {
  readonly type: 'Topology';
  /** Id in `maps/sources.yml`. */
  readonly source: string;
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: Readonly<
    Record<string, { readonly type: 'GeometryCollection'; readonly geometries: readonly PreparedRegion[] }>
  >;
}
