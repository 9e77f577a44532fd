import { describe, expect, test } from 'vitest';
import { readGazetteer } from '../../../../../src/features/maps/client/locator/gazetteer.ts';

const CSV = `name,other,region,latitude,longitude,postcodes
Bayern,Bavaria,DE-BY,48.93,11.32,
Berlin,,DE-BE,52.51,13.39,
Berlin,,DE-BE,52.51,13.39,10115 10117
Neustadt,,DE-BY,49.73,12.17,92660
Neustadt,,DE-HE,50.85,9.11,35279
München,Munich,DE-BY,48.14,11.56,80331 80333
Münchberg,,DE-BY,50.19,11.79,95213
"Hof, an der Saale",,DE-BY,50.32,11.92,95028
Köln,Cologne,DE-NW,50.94,6.96,50667 50668 50670
Königs Wusterhausen,,DE-BB,52.3,13.63,15711
`;

const TITLES = new Map([
  ['DE-BY', 'Bavaria'],
  ['DE-BE', 'Berlin'],
  ['DE-HE', 'Hesse'],
  ['DE-NW', 'North Rhine-Westphalia'],
]);

const gazetteer = readGazetteer(CSV, TITLES);
const labelsFor = (query: string) => gazetteer.find(query, 6).map(({ label }) => label);

describe('a gazetteer', () => {
  test.each([
    ['Köln', ['Köln, North Rhine-Westphalia']],
    ['koln', ['Köln, North Rhine-Westphalia']],
    ['Koeln', ['Köln, North Rhine-Westphalia']],
    ['cologne', ['Cologne (Köln), North Rhine-Westphalia']],
    ['Cologne (Köln), North Rhine-Westphalia', ['Cologne (Köln), North Rhine-Westphalia']],
    ['cologn', ['Cologne (Köln), North Rhine-Westphalia']],
    ['münch', ['München, Bavaria', 'Münchberg, Bavaria']],
    ['kolnn', ['Köln, North Rhine-Westphalia']],
    ['neustadt', ['Neustadt, Bavaria', 'Neustadt, Hesse']],
    ['saale', ['Hof, an der Saale, Bavaria']],
    ['königs', ['Königs Wusterhausen']],
    ['Neustadt, Hesse', ['Neustadt, Hesse']],
    ['Neustadt, Berlin', []],
    ['xyz', []],
    ['  ', []],
  ])('finds for “%s” %j', (query, labels) => {
    expect(labelsFor(query)).toEqual(labels);
  });

  test('finds a postcode, by its first digits too, and shows the one that begins so', () => {
    expect(labelsFor('50668')).toEqual(['Köln (50668)']);
    expect(labelsFor('8033')).toEqual(['München (80331)']);
    expect(labelsFor('50667 Köln')).toEqual(['Köln (50667)']);
    expect(labelsFor('Köln (50667)')).toEqual(['Köln (50667)']);
    expect(labelsFor('99999')).toEqual([]);
  });

  test('finds a state by both of its names, before a town of its name', () => {
    expect(gazetteer.find('bayern', 1)).toMatchObject([
      { name: 'Bayern (Bavaria)', region: 'DE-BY', isState: true },
    ]);
    expect(labelsFor('Bavaria')[0]).toBe('Bavaria');
    expect(gazetteer.find('Berlin', 2).map(({ isState }) => isState)).toEqual([true, false]);
  });

  test('may know the first digits of postcodes only, and no places', () => {
    const states = readGazetteer('name,region,postcodes\r\n,DE-BY,80 81\r\nMünchen,DE-BY,\r\n', TITLES);
    expect(states.find('80331', 2).map(({ label, region }) => [label, region])).toEqual([
      ['Bavaria (80331)', 'DE-BY'],
    ]);
    expect(states.find('8', 2).map(({ label }) => label)).toEqual(['Bavaria (80)']);
    expect(states.find('Muenchen', 2).map(({ label }) => label)).toEqual(['München, Bavaria']);
  });

  test('gives no more than it may', () => {
    expect(gazetteer.find('mün', 1)).toHaveLength(1);
  });
});
