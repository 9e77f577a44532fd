/** The code of a diagram in which one character takes the place of each code such as `#quot;`: it ends no label and has the right width. */
export interface HeldCodes {
  readonly text: string;
  /** Writes the codes, without their marks, into what was made of the text. */
  readonly restore: (made: string, write: (code: string) => string) => string;
}

/** Holds the places of characters that Mermaid writes with their names and numbers in HTML. */
export function holdCodes(text: string): HeldCodes {
  const codes = [...new Set(Array.from(text.matchAll(CODE), ([, code = '']) => code))].slice(0, PLACES);
  const places = new Map(codes.map((code, index) => [code, String.fromCharCode(FIRST + index)]));
  return {
    text: text.replaceAll(CODE, (all, code) => places.get(code) ?? all),
    restore: (made, write) =>
      made.replaceAll(PLACE, place => {
        const code = codes[place.charCodeAt(0) - FIRST];
        return code === undefined ? place : write(code);
      }),
  };
}

const CODE = /#(\d+|[a-z][a-z\d]*);/gi;

/** Characters for private use, which have no meaning in any text. */
const PLACE = /[\ue000-\uf8ff]/g;
const FIRST = 0xe000;
const PLACES = 0x1900;
