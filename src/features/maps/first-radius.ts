/** How far from a place a search for stores looks at first, in kilometres, as the field and the address hold it. */
export const FIRST_RADIUS = '50';
