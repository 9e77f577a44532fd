import { expect, test } from 'vitest';
import { fillTemplate } from '../../../src/generator/adopt/hugo/fill-template.ts';

const CALL = {
  list: ['v1.2', '1'],
  named: { color: 'Red' },
  inner: '**Oil**',
  param: (name: string) => ({ 'wheel.size': '28' })[name],
};

test.each([
  ['{{/* Says so. */ -}}\n<b>{{ .Get 0 }}</b>\n', '<b>v1.2</b>'],
  [
    '<p class="{{ .Get "color" | lower }}">\n\n  {{ .Inner | markdownify }}\n</p>',
    '<p class="red">\n\n**Oil**\n\n</p>',
  ],
  ['{{ with .Get "size" }}{{ . }}{{ else }}{{ .Site.Params.wheel.size }} inches{{ end }}', '28 inches'],
  [
    '{{ $name := default "none" (.Get "name") }}{{ if eq $name "none" }}No name{{ else if $name }}x{{ end }}',
    'No name',
  ],
  ['a {{- if and (.Get 0) (not (.Get 7)) }} b {{- end }}', 'a b'],
  ['{{ printf "%s/%s" (substr (.Get 0) 1) (.Get `1`) }}', '1.2/1'],
])('%s is filled in', (template, expected) => {
  expect(fillTemplate(template, CALL)).toBe(expected);
});

test.each([
  ['{{ partial "a" . }}'],
  ['{{ range .Params }}a{{ end }}'],
  ['{{ hugo.Version }}'],
  ['{{ if .Get 0 }}a'],
])('%s is left to a person', template => {
  expect(fillTemplate(template, CALL)).toBeUndefined();
});
