/** At most so many characters of a text that a message quotes, with a sign for what is left out. No half of a character is left. */
export function shortened(text: string, most = 60): string {
  return text.length > most ? `${text.slice(0, most).replace(/\p{Surrogate}$/u, '')}…` : text;
}
