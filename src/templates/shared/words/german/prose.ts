import type { WordTable } from '../words.ts';

/** What a text written in Markdown shows beside the writer's own words. */
export const prose: WordTable['prose'] = {
  linkToSection: 'Link zu diesem Abschnitt: {title}',
  copyCode: 'Code kopieren',
  copied: 'In die Zwischenablage kopiert',
  notCopied: 'Der Browser hat das Kopieren des Codes nicht erlaubt',
  table: 'Tabelle',
  yes: 'Ja',
  no: 'Nein',
  done: 'Erledigt',
  toDo: 'Offen',
  footnotes: 'Fußnoten',
  backToReference: 'Zurück zur Textstelle {number}',
  note: 'Hinweis',
  tip: 'Tipp',
  info: 'Wissenswertes',
  warning: 'Achtung',
  danger: 'Gefahr',
  important: 'Wichtig',
  question: 'Frage',
  success: 'Erfolg',
  caution: 'Vorsicht',
  error: 'Fehler',
  details: 'Einzelheiten',
  contents: 'Inhalt',
};
