import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../machine.ts';
import { physicalSidesIn } from './physical-sides.ts';

/** It turns what the others say physically. */
const TURNED = 'right-to-left.css';

const sheets = ['src/templates/theme', 'src/features', 'features'].flatMap(folder =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css') && file !== TURNED)
    .map(file => `${folder}/${file}`),
);

test.each(sheets)('%s sides with the text, not with left or right', file => {
  expect(physicalSidesIn(readFileSync(join(projectRoot, file), 'utf8'))).toEqual([]);
});

test.each([
  'left: 0;',
  'margin-right: 1rem;',
  'border-top-left-radius: 1px;',
  'text-align: right;',
  'float: left;',
  'inset: 0 0 0 auto;',
  'padding: 0 var(--a, 1px) 0 calc(1px + (2px * 2));',
  'border-radius: 0 1px 1px 0;',
  'translate: -100% 0;',
])('%s is physical', declaration => {
  expect(physicalSidesIn(`a {\n  ${declaration}\n}`)).toEqual([declaration]);
  expect(physicalSidesIn(`a {\n  ${declaration} /* physical: a map */\n}`)).toEqual([]);
});

test.each([
  'inset-inline-start: 0;',
  'margin: 0 1rem 2rem;',
  'padding: 0 calc(1px + 2px) 0 calc(1px + 2px);',
  'text-align: start;',
  'translate: 0 -200%;',
  'border-radius: 1px;',
  'color: var(--right);',
])('%s is not', declaration => {
  expect(physicalSidesIn(`a {\n  ${declaration}\n}`)).toEqual([]);
});
