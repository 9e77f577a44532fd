import * as v from 'valibot';
import { isSecureUrl } from './paths/secure-url.ts';
import { isInstant } from './text/instant.ts';

// Schemas for the fields of the configuration and the options of features. Their messages say what they expect.

export const text = v.string();
export const filled = v.pipe(text, v.regex(/\S/, 'text that is not empty'));
export const sitePath = v.pipe(
  text,
  v.regex(/^\/(?!\/)[^\s?#\\]*$/, 'a path that begins with one slash, such as /docs'),
);
export const area = v.pipe(sitePath, v.regex(/[^/]$/, 'a path without a final slash, such as /docs'));
export const target = v.pipe(
  text,
  v.regex(
    /^(\/(?!\/)\S*|https?:\/\/\S+|mailto:\S+|tel:\S+|#\S*)$/,
    'a path such as /docs, or a URL that begins with https:',
  ),
);
export const webUrl = v.pipe(text, v.regex(/^https?:\/\/\S+$/, 'a URL that begins with https:'));
export const pathOrUrl = v.pipe(
  text,
  v.check(
    value => /^\/(?!\/)\S*$/.test(value) || isSecureUrl(value),
    'a path such as /app.js, or a URL that begins with https:',
  ),
);
export const instant = v.pipe(text, v.check(isInstant, 'a date and time such as 2025-12-01T23:59:59Z'));
export const count = v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, 'a number of 1 or more'));
export const level = v.pipe(
  v.number(),
  v.integer('a heading level from 1 to 6'),
  v.minValue(1, 'a heading level from 1 to 6'),
  v.maxValue(6, 'a heading level from 1 to 6'),
);
export const flag = v.boolean();
export const or = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null);
