import type { WordTable } from '../words.ts';

/** The docs. */
export const docs: WordTable['docs'] = {
  title: 'Dokumentation',
  untitled: 'Dokumentation',
  pages: '{count, plural, one {# Seite} other {# Seiten}}',
  versions: 'Versionen',
  version: 'Version:',
  notReleased: 'Diese Seite beschreibt {version}. Diese Version ist noch nicht erschienen.',
  notMaintained: 'Diese Seite beschreibt {version}. Diese Version wird nicht mehr gepflegt.',
  goToVersion: 'Zu {version} wechseln',
};
