/** Words for the kind of a region, in the languages of the sources: they tell no two regions apart. */
const KINDS = new RegExp(
  `\\b(?:${[
    'region|province|provincia|county|district|oblast|municipality|department|prefecture|state|governorate|parish|city|capital|urban',
    'metropolitan|autonomous|territory|commune|division|zone|quarter|island|islands|emirate|voivodeship|raion|township',
    'kraj|hlavni mesto|wojewodztwo|oblysy|oblisi|ostan-e|opstina|obcina|munitsipaalitet|zoba|tinh|thanh pho|wilaya|apskritis|megye',
    'raionul|municipiul|sha`biyat|gouvernorat|komuna|muhafazat|pradesh province|of|del|della|de|do|du|la|the|and|y|el|al',
  ].join('|')})\\b|maa\\b`,
  'g',
);

/** A region's name for comparison: without accents, case, spaces and words for its kind. */
export function bareName(name) {
  const letters = plainLetters(name);
  return letters.replace(KINDS, '').replace(/[^\p{L}]/gu, '') || letters.replace(/[^\p{L}]/gu, '');
}

/** A name in small letters without accents. */
export function plainLetters(name) {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll('’', "'");
}
