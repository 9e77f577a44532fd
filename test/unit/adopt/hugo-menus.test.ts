import { expect, test } from 'vitest';
import { readHugo } from '../../../src/generator/adopt/hugo/read-hugo.ts';
import { projectOf } from './old-projects.ts';

const OIL = '[[main]]\nname = "Oil"\nurl = "/oil/"\n';
const HUILE = '[[main]]\nname = "Huile"\nurl = "/fr/huile/"\n';
const TWO = 'defaultContentLanguage = "en"\n[languages.en]\n[languages.fr]\n';

test.each<[string, Readonly<Record<string, string>>]>([
  [
    'the files of menus',
    {
      'config/_default/hugo.toml': TWO,
      'config/_default/menus.en.toml': OIL,
      'config/_default/menus.fr.toml': HUILE,
    },
  ],
  [
    'the files of languages',
    {
      'config/_default/hugo.toml': '',
      'config/_default/languages.de.toml': 'weight = 2\n',
      'config/_default/languages.en.toml': OIL.replace('[[main]]', '[[menus.main]]'),
    },
  ],
  [
    'the file of all languages',
    {
      'config/_default/hugo.toml': 'defaultContentLanguage = "en"\n',
      'config/_default/languages.toml': `${OIL.replace('main', 'en.menus.main')}${HUILE.replace('main', 'fr.menus.main')}`,
    },
  ],
  [
    'the main file',
    {
      'hugo.toml': `${TWO}${OIL.replace('main', 'languages.en.menu.main')}${HUILE.replace('main', 'menu.main')}`,
    },
  ],
  ['the folder beside the main file', { 'hugo.toml': TWO, 'config/_default/menus.en.toml': OIL }],
])('the menu of the main language is read from %s', (_, files) => {
  const [file = ''] = Object.keys(files);
  const adoption = readHugo(projectOf(files), file);
  if ('problem' in adoption) throw new Error(adoption.problem.message);
  expect(adoption.site.navbar).toEqual([{ label: 'Oil', to: '/oil' }]);
});

test('settings for templates in another language do not take the place of those of the main one', () => {
  const files = {
    'config/_default/hugo.toml': TWO,
    'config/_default/params.en.toml': 'description = "What we ride."\n',
    'config/_default/params.fr.toml': 'description = "Nos vélos."\n',
  };
  const adoption = readHugo(projectOf(files), 'config/_default/hugo.toml');
  expect(adoption).toMatchObject({ site: { description: 'What we ride.' } });
});
