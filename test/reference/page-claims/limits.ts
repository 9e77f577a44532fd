/** Numbers of the product that pages repeat. Each pattern finds the number that a page gives. */
export const LIMITS: Readonly<Record<string, { readonly pattern: RegExp; readonly value: number }>> = {
  'requests to Google a second': { pattern: /\b(\d+)(?: requests)? a second\b/g, value: 50 },
  'default width of a map': { pattern: /\b(\d{4}) ×/g, value: 1280 },
  'codes of the player': { pattern: /to `?CLIENT-(\d+)/g, value: 33 },
  'codes of the server': { pattern: /to `?SERVER-(\d+)/g, value: 17 },
  'degrees of latitude': { pattern: /Latitude.{0,20} lies between −(\d+)/g, value: 90 },
  'degrees of longitude': { pattern: /longitude between −(\d+)/g, value: 180 },
};
