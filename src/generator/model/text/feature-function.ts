/** The function of a feature of the program by the feature's name: `api-reference` → `apiReference`. */
export function featureFunction(feature: string): string {
  return feature.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
