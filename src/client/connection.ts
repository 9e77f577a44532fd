/** What browsers that know their connection tell about it. */
export interface ConnectionInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Says whether to load nothing ahead of need: data is being saved, or the line is 2g. Ask anew each time. */
export function isSlowConnection(browser: {
  readonly connection?: ConnectionInformation | undefined;
}): boolean {
  const { connection } = browser;
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
