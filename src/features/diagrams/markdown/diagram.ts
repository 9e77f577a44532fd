import {
  blocks,
  type CheckedDirective,
  contentOf,
  type Directive,
  element,
  isVisible,
  labelContent,
  labelText,
  pageOf,
  type RenderState,
  reportError,
  reportWarning,
  text,
} from '@mapwright/site/directive';
import { lazyModule } from '@mapwright/site/source';
import type { Element } from 'hast';
import type { Code } from 'mdast';
import { isDrawnKind, readSource } from './diagram-source.ts';
import type { DrawDiagram } from './draw-diagram.ts';
import { isDiagram } from './with-diagrams.ts';

/** Most pages have no diagram. It is `undefined` where the package that draws is not installed. */
const drawing = lazyModule(async (): Promise<{ readonly draw: DrawDiagram | undefined }> => {
  try {
    const { drawDiagram } = await import('./draw-diagram.ts');
    // The first drawing sets the layout library up. If the clock of a page stopped it half-way, no later one would succeed.
    drawDiagram('flowchart LR\nsubgraph s\na -->|b| c\nend', { title: '', id: '' });
    return { draw: drawDiagram };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    return { draw: undefined };
  }
});

/** A diagram in Mermaid's language, with its text below it. Kinds that cannot be drawn are shown as code. */
export const diagram: Directive = {
  name: 'diagram',
  form: 'container',
  label: 'optional',
  attributes: {},
  stylesheet: './diagrams.css',
  example: `:::diagram[From lever to pad]
\`\`\`mermaid
flowchart LR
  lever[Lever] --> cable[Cable] --> arm[Arm]
  arm --> pad{Pad worn?}
  pad -->|no| stop([It stops])
  pad -->|yes| shop([To the workshop])
\`\`\`
:::`,
  render(state, directive) {
    const content = contentOf(directive.node);
    const code = content.children.find(isDiagram);
    if (code === undefined) {
      reportError(pageOf(state), directive.node, {
        code: 'diagram/no-code',
        message: 'There is no code block in this diagram',
        hint: 'Write the diagram in a code block whose language is mermaid.',
      });
      return blocks(state, content);
    }
    const other = content.children.find(child => child !== code && isVisible(child));
    if (other !== undefined)
      reportError(pageOf(state), other, {
        code: 'directive/unexpected-content',
        message: '“diagram” may contain only one code block',
        hint: 'Write text above or below :::diagram, and each diagram in its own.',
      });
    return picture(state, directive, code) ?? blocks(state, content);
  },
};

/** The drawn diagram; `undefined` if that is impossible, which has been reported. */
function picture(state: RenderState, directive: CheckedDirective, code: Code): Element | undefined {
  const page = pageOf(state);
  const { words } = page.surroundings;
  const source = readSource(code.value);
  if (!isDrawnKind(source.kind)) {
    reportWarning(page, code, {
      code: 'diagram/unknown-kind',
      message: `Diagrams of the kind “${source.kind}” are not drawn; the page shows the code`,
      hint: 'These are drawn: flowchart, stateDiagram-v2, sequenceDiagram, classDiagram, erDiagram.',
    });
    return undefined;
  }
  const { draw } = drawing();
  if (draw === undefined) {
    reportError(page, code, {
      code: 'config/missing-package',
      message: 'Diagrams need a package that is not installed: beautiful-mermaid',
      hint: 'Run `npm install --save-dev beautiful-mermaid`.',
    });
    return undefined;
  }
  const title = labelText(directive, source.title ?? words.prose.diagram);
  const result = draw(source.text, { title, id: page.ids.claim('diagram-arrow') });
  if ('problem' in result) {
    reportError(page, code, {
      code: 'diagram/unreadable',
      message: `The diagram cannot be read: ${result.problem}`,
      hint: 'Correct the code of the diagram. Until then the page shows it.',
    });
    return undefined;
  }
  const caption = directive.label === undefined ? source.title : title;
  return element('figure', { className: ['diagram'] }, [
    element('div', { className: ['diagram-picture'] }, [{ type: 'raw', value: result.svg }]),
    ...(caption === undefined
      ? []
      : [element('figcaption', {}, directive.label ? labelContent(state, directive, '') : [text(caption)])]),
    element('details', { className: ['diagram-source'] }, [
      element('summary', {}, [text(words.prose.diagramSource)]),
      ...blocks(state, { type: 'root', children: [code] }),
    ]),
  ]);
}
