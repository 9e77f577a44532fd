/** A column's name for readers, and its unit. */
export interface NamedUnit {
  readonly name: string;
  /** The part in brackets; empty if there is none. */
  readonly unit: string;
}

/** Splits `Forest (%)` into the name `Forest` and the unit `%`. */
export function splitUnit(label: string): NamedUnit {
  const [, name = label, unit = ''] = /^(.*\S)\s+\(([^()]*)\)$/.exec(label) ?? [];
  return { name, unit };
}
