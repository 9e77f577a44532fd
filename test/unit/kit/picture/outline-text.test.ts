import { expect, test } from 'vitest';
import { canOutline } from '../../../../src/generator/kit/picture/outline-text.ts';

test.each([
  ['German', 'ÄÖÜäöüßẞ„Zitat“ ‚a‘ 10 € – Ende …'],
  ['French', 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ « a » l’été'],
  ['Spanish, Portuguese and Italian', 'ÁÍÑÓÚáíñóú¿¡ÃÕãõìòªº'],
  ['Polish, Czech, Slovak and Slovene', 'ĄĆĘŁŃŚŹŻąćęłńśźżČĎĚŇŘŠŤŮŽčďěňřšťůžĽĹŔľĺŕĐđ'],
  ['Hungarian and Turkish', 'ŐŰőűĞİŞğış'],
  ['Nordic and Baltic languages', 'ÅØÐÞåøðþĀĒĢĪĶĻŅŪĖĮŲāēģīķļņūėįų'],
  ['Romanian, in both spellings', 'ĂÂÎȘȚăâîșțŞŢşţ'],
  ['Welsh, Maltese and Esperanto', 'ŴŶẀẂẄỲŵŷẁẃẅỳĊĠĦŻċġħżĈĜĤĴŜŬĉĝĥĵŝŭ'],
])('the letters and signs of %s have outlines', (_, letters) => {
  expect([...letters].filter(letter => !canOutline(letter))).toEqual([]);
});
