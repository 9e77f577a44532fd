/** The last part of the address of a tag without a slug of its own. `C++` and `C#` are other tags than `C`. */
export function tagSlugOf(name: string): string {
  const slug = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('+', '-plus-')
    .replaceAll(/(?<=[\p{L}\p{N}])#/gu, '-sharp-')
    .replace(NO_LETTERS, '-');
  return slug.replace(/^-+|-+$/g, '') || 'tag';
}

/** Marks belong to the letter before them, as vowels do in Hindi; those behind another sign, as in emoji, to that. */
const NO_LETTERS = /(?:(?<![\p{L}\p{N}\p{M}])\p{M}+|[^\p{L}\p{N}\p{M}])+/gu;
