/** Islands that Natural Earth does not tell apart: a point of each by longitude and latitude, its id (ISO 3166-2 where it has one) and its title. */
const ISLANDS = {
  GG: [
    [-2.58, 49.46, 'GG-guernsey', 'Guernsey'],
    [-2.2, 49.72, 'GG-alderney', 'Alderney'],
    [-2.36, 49.43, 'GG-sark', 'Sark'],
  ],
  GS: [
    [-42, -53.5, 'GS-south-georgia', 'South Georgia'],
    [-37, -54.3, 'GS-south-georgia', 'South Georgia'],
    [-27, -57, 'GS-south-sandwich', 'South Sandwich Islands'],
    [-27, -59.4, 'GS-south-sandwich', 'South Sandwich Islands'],
  ],
  KY: [
    [-81.25, 19.32, 'KY-grand-cayman', 'Grand Cayman'],
    [-80.04, 19.68, 'KY-little-cayman', 'Little Cayman'],
    [-79.81, 19.72, 'KY-cayman-brac', 'Cayman Brac'],
  ],
  PN: [
    [-130.1, -25.07, 'PN-pitcairn', 'Pitcairn'],
    [-130.74, -23.93, 'PN-oeno', 'Oeno'],
    [-128.32, -24.37, 'PN-henderson', 'Henderson'],
    [-124.78, -24.67, 'PN-ducie', 'Ducie'],
  ],
  TK: [
    [-172.49, -8.56, 'TK-atafu', 'Atafu'],
    [-171.2, -9.35, 'TK-fakaofo', 'Fakaofo'],
  ],
  TV: [
    [176.14, -5.69, 'TV-NMA', 'Nanumea'],
    [177.35, -6.11, 'TV-NIT', 'Niutao'],
    [176.32, -6.3, 'TV-NMG', 'Nanumanga'],
    [177.15, -7.19, 'TV-NUI', 'Nui'],
    [178.68, -7.48, 'TV-VAI', 'Vaitupu'],
    [178.38, -8.05, 'TV-NKF', 'Nukufetau'],
    [179.2, -8.5, 'TV-FUN', 'Funafuti'],
    [179.89, -9.38, 'TV-NKL', 'Nukulaelae'],
  ],
  VG: [
    [-64.61, 18.42, 'VG-tortola', 'Tortola'],
    [-64.39, 18.48, 'VG-virgin-gorda', 'Virgin Gorda'],
    [-64.34, 18.73, 'VG-anegada', 'Anegada'],
    [-64.75, 18.45, 'VG-jost-van-dyke', 'Jost Van Dyke'],
    [-64.585, 18.35, 'VG-peter-island', 'Peter Island'],
    [-64.53, 18.48, 'VG-guana-island', 'Guana Island'],
  ],
};

/** Whether a territory consists of islands that are told apart here. */
export function isToldByIslands(territory) {
  return territory in ISLANDS;
}

/** Id and title of the island that a polygon of such a territory is: the nearest one. */
export function islandOf(territory, [[[longitude, latitude]]]) {
  const distance = ([x, y]) => Math.hypot(x - longitude, y - latitude);
  const [, , id, title] = ISLANDS[territory].toSorted((a, b) => distance(a) - distance(b))[0];
  return { id, title };
}
