/** The name of a member as code has it: what is no identifier is in quotes; a symbol such as `[iterator]` has its brackets. */
export function propertyName(name: string): string {
  return IDENTIFIER.test(name) ? name : JSON.stringify(name);
}

const IDENTIFIER = /^(?:[\p{ID_Start}_$][\p{ID_Continue}$]*|\d+|\[.*\])$/u;
