/** What some browsers report about the connection. */
export interface ConnectionInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether to load nothing ahead of need: the visitor saves data, or the connection is 2g. It can change, so call this each time. */
export function isSlowConnection(browser: {
  readonly connection?: ConnectionInformation | undefined;
}): boolean {
  const { connection } = browser;
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
