import { STYLESHEETS, type StylesheetName } from './contract.ts';

/** What in a page's HTML asks for a style sheet. */
const SIGNS: Readonly<Record<Exclude<StylesheetName, 'main'>, RegExp>> = {
  maps: / data-live="(?:map-page|gallery)"/,
  figures: / data-live="map-figure"/,
  reference: / class="(?:api-|symbols)/,
};

/** The style sheets that a page needs: what few pages show is styled in a sheet of its own. */
export function stylesheetsOf(html: string): readonly StylesheetName[] {
  return STYLESHEETS.filter(name => name === 'main' || SIGNS[name].test(html));
}
