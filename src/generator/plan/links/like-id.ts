/**
 * The id that differs from a written one only in case and in signs. Programs disagree about the signs of a heading that its id keeps: for one the id
 * of `a.b` is `a-b`, for another it is `ab`. Accents are part of letters, in two spellings, and so are the vowels of some scripts.
 */
export function likeId(ids: readonly string[], written: string): string | undefined {
  const bare = bareId(written);
  return bare === '' ? undefined : ids.find(id => bareId(id) === bare);
}

function bareId(id: string): string {
  return id
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
