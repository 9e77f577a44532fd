import { STYLESHEETS, type StylesheetName } from './contract.ts';

/** What in a page's HTML asks for a style sheet. */
const SIGNS: Readonly<Record<Exclude<StylesheetName, 'main'>, RegExp>> = {
  panels: / class="(?:cards|features|columns|hero|band|page page-list not-found)[" ]/,
  maps: / data-live="(?:map-page|gallery)"/,
  figures: / data-live="map-figure"/,
  screens: / class="screen"/,
  handover: / class="(?:plans|handover|contact-form)[" ]/,
  reference: / class="(?:api-|symbols)/,
  changelog: / class="(?:releases|release-marks)"/,
};

/** The style sheets that a page needs: what few pages show is styled in a sheet of its own. */
export function stylesheetsOf(html: string): readonly StylesheetName[] {
  return STYLESHEETS.filter(name => name === 'main' || SIGNS[name].test(html));
}
