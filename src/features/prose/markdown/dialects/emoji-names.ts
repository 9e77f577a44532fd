import { nameToEmoji } from 'gemoji';

/** GitHub's names of emoji. */
export const emojiByName: ReadonlyMap<string, string> = new Map(Object.entries(nameToEmoji));
