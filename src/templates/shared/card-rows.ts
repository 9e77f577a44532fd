/**
 * The classes of a grid of cards that keep its last card from being alone in a row. They depend on the number of cards, which a style
 * sheet could count only when the browser has read them all: on a slow connection, cards would move to other rows.
 */
export function cardRows(count: number): readonly string[] {
  if (count === 4) return ['rows-of-four'];
  return count > 4 && count % 3 === 1 ? ['rows-of-two'] : [];
}
