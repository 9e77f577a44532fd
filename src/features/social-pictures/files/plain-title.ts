import { canOutline } from '@mapwright/site/picture';

/** A text without what only screens show, signs that say where to break and pictures among letters; empty if it has letters without outlines. */
export function plainTitle(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]/gu, sign =>
      canOutline(sign) ? sign : '',
    )
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return canOutline(plain) ? plain : '';
}
