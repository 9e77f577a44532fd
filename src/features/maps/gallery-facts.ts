/** The prepared facts of countries and states. */
export interface GalleryFacts {
  /** Year in which the source published its estimates of populations. */
  readonly populationYear?: number;
  /** By ISO 3166-1 code of a country or ISO 3166-2 code of a state. */
  readonly places: Readonly<Record<string, PlaceFacts>>;
}

/** What prepared data say of a country or of a state of the USA. */
export interface PlaceFacts {
  readonly capitals?: readonly string[];
  /** Where the government sits if that is not the capital. */
  readonly seat?: string;
  /** An estimate. */
  readonly population?: number;
  /** Codes of the official languages. */
  readonly languages?: readonly string[];
  /** States that share a border, by ISO 3166-2 code. Those of countries are in `borders`. */
  readonly neighbours?: readonly string[];
}
