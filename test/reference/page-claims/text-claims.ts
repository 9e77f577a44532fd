import type { TextFile } from '../own-reference.ts';
import type { Claim } from './claim.ts';
import { optionOfLabel } from './labelled-options.ts';
import { LIMITS } from './limits.ts';

type Find = (line: string, file: string) => readonly Pick<Claim, 'kind' | 'name' | 'standard'>[];

/** What the text and the code of a page say: names of options, events and helpers, and sentences such as “**Items per page** is 30 at first”. */
export function textClaims({ file, text }: TextFile): readonly Claim[] {
  return text.split('\n').flatMap((written, index) => {
    const line = written.replaceAll('\\|', '|');
    return FINDERS.flatMap(find => find(line, file)).map(claim => ({ file, line: index + 1, ...claim }));
  });
}

const FINDERS: readonly Find[] = [
  line => found('event', /\bevents\??\s*\.(?:on|once|off)\(\s*'([^']+)'/g, line),
  line =>
    found('event', /`((?:(?:click|mouseover|mouseout|shown|closed)\.|before[A-Z]|after[A-Z])[\w.]+)`/g, line),
  line => found('event', /`((?:database|regions)Loaded)`/g, line),
  line => found('event', /\[\[MapEvents#([\w.]+)\|([\w.]+)\]\]/g, line),
  line => found('helper', /\[\[TemplateHelpers#(\w+)\|(\w+)\]\]/g, line),
  line => found('option', /`([a-zA-Z]+(?:\.[a-zA-Z]+)+)`/g, line).filter(({ name }) => !OTHERS.test(name)),
  line =>
    found('option', /\[\[\w+Options\w*#(?:\w+)\|((?:\w+\.)+\w+)\]\]/g, line).filter(
      ({ name }) => !OTHERS.test(name),
    ),
  line => found('label', /title="Templates → ([^"]+)"/g, line),
  (line, file) =>
    matches(/\*\*([^*]+)\*\*[^.|]*?(\d+)(?: pixels)? at first/g, line).flatMap(
      ([label = '', standard = '']) => {
        const name = optionOfLabel(label, file);
        return name === undefined ? [] : [{ kind: 'option', name, standard }];
      },
    ),
  line =>
    Object.entries(LIMITS).flatMap(([name, { pattern }]) =>
      matches(pattern, line).flatMap(([standard = '']) => [{ kind: 'limit', name, standard }]),
    ),
];

/** Names with a dot that are no options: files, hosts, events, keys of browsers, fields of events and of posts. */
const OTHERS =
  /\.(?:js|ts|svg|csv|yml|json|php|html|css|com|example|org)$|^(?:event|region|post|ctx|data|map|docusaurus|Region|Object|style|location)\.|^(?:click|mouseover|mouseout|shown|closed|before\w+|after\w+)\./;

function found(kind: Claim['kind'], pattern: RegExp, line: string): ReturnType<Find> {
  return matches(pattern, line).flatMap(names => names.map(name => ({ kind, name })));
}

/** What a pattern's groups match, each time. */
function matches(pattern: RegExp, line: string): readonly (readonly string[])[] {
  return [...line.matchAll(pattern)].map(([, ...groups]) => groups);
}
