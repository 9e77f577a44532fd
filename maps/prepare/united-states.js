import { polygonsOf } from './dissolve.js';
import { groupedBy } from './grouped-by.js';
import { compare } from './read-regions.js';
import { readSubdivisionNames, readUnitedStates } from './read-sources.js';
import { writeTopology } from './write-topology.js';

const GRID_PER_DEGREE = 1e4;
const ALASKA = '02';

/** State's FIPS code → postal code. */
const POSTAL = new Map(
  (
    '01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA 26MI 27MN ' +
    '28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX 49UT 50VT 51VA 53WA ' +
    '54WV 55WI 56WY 60AS 66GU 69MP 72PR 78VI'
  )
    .split(' ')
    .map(entry => [entry.slice(0, 2), entry.slice(2)]),
);
const TERRITORIES = new Set(['60', '66', '69', '72', '78']);

/** Where the numbers of independent cities begin within a state. */
const FIRST_CITY = 500;

/** Writes `united-states.json`: states, counties (for maps of one state and of all), and states with the five inhabited territories. */
export function writeUnitedStates(directory) {
  const atlas = readUnitedStates();
  const arcs = absoluteArcs(atlas);
  const names = readSubdivisionNames();
  const states = sorted(atlas.objects.states.geometries.map(state => stateRegion(state, names)));
  const counties = withCitiesTold(sorted(atlas.objects.counties.geometries.map(countyRegion))).filter(
    ({ fips }) => !TERRITORIES.has(fips.slice(0, 2)),
  );
  writeTopology(`${directory}/united-states.json`, {
    source: 'us-census',
    unitsPerDegree: GRID_PER_DEGREE,
    gridPerDegree: GRID_PER_DEGREE,
    objects: {
      states: states.filter(({ fips }) => !TERRITORIES.has(fips)),
      counties,
      'counties-of-all-states': counties.map(withStateInTitle),
      'states-and-territories': states,
    },
    arcs: withAleutiansInTheWest(arcs, states),
  });
}

function stateRegion({ type, id, arcs, properties }, names) {
  const code = `US-${POSTAL.get(id)}`;
  const title = id === '11' ? 'District of Columbia' : (names.get(code) ?? properties.name);
  return { fips: id, id: code, type, arcs, properties: { title } };
}

function countyRegion({ type, id, arcs, properties }) {
  const state = `US-${POSTAL.get(id.slice(0, 2))}`;
  return { fips: id, id, type, arcs, properties: { title: properties.name, state } };
}

/** Some independent cities have the name of a county of their state. */
function withCitiesTold(counties) {
  const nameOf = ({ properties: { title, state } }) => `${state} ${title}`;
  const alike = groupedBy(counties, nameOf);
  return counties.map(county => {
    const isCity = Number(county.fips.slice(2)) >= FIRST_CITY;
    return isCity && alike.get(nameOf(county)).length > 1
      ? withTitle(county, `${county.properties.title} (city)`)
      : county;
  });
}

/** Thirty counties and a parish are called Washington. */
function withStateInTitle(county) {
  const { title, state } = county.properties;
  return withTitle(county, `${title}, ${state.slice(3)}`);
}

function withTitle(region, title) {
  return { ...region, properties: { ...region.properties, title } };
}

function sorted(regions) {
  return regions.sort((a, b) => compare(a.id, b.id));
}

function absoluteArcs({ arcs, transform: { scale, translate } }) {
  return arcs.map(arc => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [
        Math.round((x * scale[0] + translate[0]) * GRID_PER_DEGREE),
        Math.round((y * scale[1] + translate[1]) * GRID_PER_DEGREE),
      ];
    });
  });
}

/** The islands beyond the antimeridian join the others: their longitudes run on past −180°. */
function withAleutiansInTheWest(arcs, states) {
  const alaska = states.find(({ fips }) => fips === ALASKA);
  const indexes = new Set(
    polygonsOf(alaska)
      .flat(2)
      .map(index => (index < 0 ? ~index : index)),
  );
  return arcs.map((arc, index) =>
    indexes.has(index) && arc[0][0] > 0 ? arc.map(([x, y]) => [x - 360 * GRID_PER_DEGREE, y]) : arc,
  );
}
