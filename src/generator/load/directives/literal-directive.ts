import type { ElementContent } from 'hast';
import { featureFunction } from '../../model/text/feature-function.ts';
import { nearestName } from '../../model/text/nearest-name.ts';
import { type PageContext, reportWarning } from '../markdown/page-context.ts';
import { pageOf } from '../markdown/page-of.ts';
import { element, type RenderState, text } from '../markdown/render-state.ts';
import { writtenText } from '../markdown/written-text.ts';
import { fillProductInText } from '../source/fill-product.ts';
import { COLONS, FORMS } from './check-directive.ts';
import type { DirectiveNode } from './directive.ts';
import { contentOf } from './directive-content.ts';

/** Renders text that only looks like a directive, because no directive has its name: the colons as written, and the Markdown inside. */
export function renderLiteralDirective(state: RenderState, node: DirectiveNode): ElementContent[] {
  const page = pageOf(state);
  const written = fillProductInText(writtenText(node, page.source.text), page.surroundings.product);
  if (node.type === 'leafDirective' && isBare(node)) return [element('p', {}, [text(written)])];
  warnOfName(page, node);
  if (node.type === 'containerDirective') {
    const lines = written.split('\n');
    const closing = /^[ \t>]*(:{3,})[ \t]*$/.exec(lines.at(-1) ?? '')?.[1];
    return [
      element('p', {}, [text(lines[0] ?? '')]),
      ...state.all(contentOf(node)),
      ...(closing === undefined ? [] : [element('p', {}, [text(closing)])]),
    ];
  }
  const inline = withColons(state, node);
  return node.type === 'leafDirective' ? [element('p', {}, inline)] : inline;
}

function isBare(node: DirectiveNode): boolean {
  return node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
}

/** The label as Markdown, between what is written before and behind it. */
function withColons(state: RenderState, node: DirectiveNode): ElementContent[] {
  const { source, surroundings } = pageOf(state);
  const outer = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0] as const;
  const inner = [
    node.children[0]?.position?.start.offset ?? outer[1],
    node.children.at(-1)?.position?.end.offset ?? outer[1],
  ] as const;
  const between = (start: number, end: number) =>
    text(fillProductInText(source.text.slice(start, end), surroundings.product));
  return [between(outer[0], inner[0]), ...state.all(node), between(inner[1], outer[1])];
}

/** Warns of a directive that the site does not have, and of a name that is almost that of one. Any other text with colons is just text. */
function warnOfName(page: PageContext, node: DirectiveNode): void {
  const { directives, unlistedDirectives } = page.surroundings;
  const form = FORMS[node.type];
  const colons = COLONS[form];
  const unlisted = unlistedDirectives().get(node.name);
  if (unlisted?.form === form) {
    const { feature } = unlisted;
    const name = featureFunction(feature);
    reportWarning(page, node, {
      code: 'directive/unknown',
      message: `“${colons}${node.name}” is shown as text: the site does not list the feature “${feature}”`,
      hint: `In site.config.ts, import ${name} from '@mapwright/site/features' and add ${name}() to the features. If you mean the text, write \\${colons}${node.name}.`,
    });
    return;
  }
  const alike = [...directives.values()].filter(directive => directive.form === form);
  const near = nearestName(
    node.name,
    alike.map(({ name }) => name),
  );
  if (near === undefined) return;
  reportWarning(page, node, {
    code: 'directive/unknown',
    message: `“${colons}${node.name}” is shown as text: there is no such directive`,
    hint: `Did you mean ${colons}${near}? If not, write \\${colons}${node.name}.`,
  });
}
