/** `Shape.getById` is the id of a member in a reference. */
export function isSymbol(id: string): boolean {
  return /^[\w$]+\.[\w$.]+$/.test(id);
}
