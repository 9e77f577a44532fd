/** Lines of at most `most` times the size of the letters. A longer word, such as an address, is broken too. */
export function wrapText(words: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).flatMap(word => piecesOf(word, most))) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function piecesOf(word: string, most: number): readonly string[] {
  const pieces: string[] = [];
  for (const letter of word) {
    const last = pieces.at(-1);
    if (last !== undefined && widthOf(last + letter) <= most) pieces[pieces.length - 1] = last + letter;
    else pieces.push(letter);
  }
  return pieces;
}

/** The width of a text in sizes of its letters, generously: programs draw it in different fonts. */
export function widthOf(words: string): number {
  let width = 0;
  for (const letter of words)
    width += /[\u1100-\uffdc]/.test(letter) ? 1.05 : /[\p{Lu}mwMW%]/u.test(letter) ? 0.78 : 0.57;
  return width;
}
