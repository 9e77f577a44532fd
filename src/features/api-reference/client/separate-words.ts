/** Adds the words of names to a text, so that `view` and `getGeo` both find `getGeoViewBox`. */
export function separateWords(text: string): string {
  return `${text} ${text.replace(/([a-z\d])([A-Z])/g, '$1 $2')}`;
}
