/** At most so many characters of a text that a message quotes, with a sign for what is left out. */
export function shortened(text: string, most = 60): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
