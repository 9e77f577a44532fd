import type { WordTable } from '../words.ts';

/** The changelog. */
export const changelog: WordTable['changelog'] = {
  title: 'Änderungen',
  all: 'Alle',
  archiveDescription: '{title}: alle Versionen nach ihrer Hauptversion, die höchste zuerst.',
  authorsDescription: '{title}: alle, die über Versionen schreiben, und über wie viele.',
  version: 'Version {version}',
  kindsOfChange: 'Arten von Änderungen',
  releasesByKind: 'Versionen nach Art der Änderung',
  added: 'Neu',
  changed: 'Geändert',
  fixed: 'Behoben',
  security: 'Sicherheit',
  securityRelease: 'Sicherheitsupdate',
  migration: 'Umstellung',
  migrationNote: 'Hinweis zur Umstellung',
  noNotes: 'Keine öffentlichen Angaben.',
  noNotesDescription: 'Zu Version {version} von {product} gibt es keine öffentlichen Angaben.',
  run: '{oldest} bis {newest}',
  addedTitle: '{title}: neu',
  changedTitle: '{title}: geändert',
  fixedTitle: '{title}: behoben',
  securityTitle: '{title}: Sicherheit',
  addedDescription: 'Alle Versionen von {product}, die etwas Neues bringen, die höchste zuerst.',
  changedDescription: 'Alle Versionen von {product}, die etwas ändern, die höchste zuerst.',
  fixedDescription: 'Alle Versionen von {product}, die einen Fehler beheben, die höchste zuerst.',
  securityDescription:
    'Alle Versionen von {product}, die eine Sicherheitslücke schließen, die höchste zuerst.',
};
