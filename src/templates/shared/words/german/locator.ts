import type { WordTable } from '../words.ts';

/** A store locator: places that visitors search by distance. */
export const locator: WordTable['locator'] = {
  near: 'Ort, Postleitzahl oder Land',
  myLocation: 'Meinen Standort verwenden',
  radius: 'Umkreis',
  anyDistance: 'Beliebig',
  kilometres: '{count} km',
  openNow: 'Jetzt geöffnet',
  list: 'Liste',
  map: 'Karte',
  view: 'Ansicht',
  directions: 'Route',
  copyLink: 'Link zu dieser Suche kopieren',
  linkCopied: 'Link kopiert',
  linkNotCopied: 'Kopieren Sie stattdessen die Adresse der Seite',
  place: '{count, plural, one {# Ort} other {# Orte}}',
  nearPlace: '{places} in der Nähe von {name}',
  inState: '{places} in {name}',
  noneNear: 'Im Umkreis von {radius} um {name} ist keiner. Der nächste ist {distance} entfernt.',
  noneIn: 'In {name} ist keiner. Der nächste ist {distance} von der Mitte entfernt.',
  noneFits: 'Kein Ort hat alles, was Sie gewählt haben.',
  unknownPlace: '„{query}“ ist kein Ort, keine Postleitzahl und kein Land, das diese Karte kennt.',
  yourLocation: 'Ihrem Standort',
  locating: 'Ihr Standort wird ermittelt …',
  locationRefused:
    'Der Browser hat Ihren Standort nicht freigegeben. Geben Sie einen Ort oder eine Postleitzahl ein.',
  locationFailed: 'Ihr Standort ließ sich nicht ermitteln. Geben Sie einen Ort oder eine Postleitzahl ein.',
  townsFailed:
    'Die Liste der Orte ließ sich nicht laden. Versuchen Sie es noch einmal, oder wählen Sie einen Ort aus der Liste.',
  openUntil: 'Geöffnet bis {time}',
  opensAt: 'Geschlossen, öffnet {day} {time}',
  days: 'Mo Di Mi Do Fr Sa So',
};
