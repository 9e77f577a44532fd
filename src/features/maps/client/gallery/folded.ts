/** How many maps of a group a phone shows before a visitor asks for all: three rows, as `gallery.css` has them. */
export const FOLDED = 9;
