import { readAdministrativeNames, readCities } from './read-sources.js';

/**
 * Towns of GeoNames, each with what it belongs to: the country's ISO 3166-1 code, the names of its region of the first and of the
 * second level (`undefined` = not told), and for the United States the FIPS code of its county.
 */
export function readKnownPlaces() {
  const [first, second] = [readAdministrativeNames(1), readAdministrativeNames(2)];
  return readCities().map(({ name, lat, lng, country, admin1, admin2 }) => ({
    name,
    position: [Number(lng), Number(lat)],
    country,
    levels: [first.get(`${country}.${admin1}`), second.get(`${country}.${admin1}.${admin2}`)],
    county: country === 'US' ? [`US-${admin1}`, admin2] : undefined,
  }));
}
