import { escapeAttribute } from '../../templates/shared/escape-html.ts';

/** Everything that XML 1.0 cannot hold, even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text for an XML element or a double-quoted attribute. */
export function escapeXml(text: string): string {
  return escapeAttribute(text.replace(FORBIDDEN, ''));
}
