import { mapOutsideSpans, mapText } from '../text/text-lines.ts';
import { fieldsOf, textOf } from '../values.ts';
import type { VitepressConfig } from './vitepress-config.ts';

/** Writes lists of attributes with braces, if the project chose other delimiters (https://github.com/arve0/markdown-it-attrs#options). */
export function withBraces(text: string, { fields }: Pick<VitepressConfig, 'fields'>): string {
  const { leftDelimiter, rightDelimiter } = fieldsOf(fieldsOf(fields.markdown).attrs);
  const left = textOf(leftDelimiter) ?? '{';
  const right = textOf(rightDelimiter) ?? '}';
  if (left === '{') return text;
  return mapText(text, line =>
    mapOutsideSpans(line, part =>
      part
        .split(left)
        .map((rest, index) => {
          const end = rest.indexOf(right);
          if (index === 0) return rest;
          return end < 0 ? left + rest : `{${rest.slice(0, end)}}${rest.slice(end + right.length)}`;
        })
        .join(''),
    ),
  );
}
