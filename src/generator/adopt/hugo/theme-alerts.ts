import { mapText } from '../text/text-lines.ts';

/** Makes notes of alerts whose kinds only Docsy has (https://www.docsy.dev/docs/content/adding-content/#alerts). */
export function turnThemeAlerts(text: string): string {
  return mapText(text, line =>
    line.replace(ALERT, (_, quote: string, kind: string, fold: string, title: string) => {
      const shown = title.trim() || (kind.toLowerCase() === 'nb' ? 'NB' : '');
      return `${quote}[!NOTE]${fold}${shown === '' ? '' : ` ${shown}`}`;
    }),
  );
}

const ALERT = /^([ \t]*>[ \t>]*)\[!(nb|primary|secondary|light|dark)\]([-+]?)(.*)$/i;
