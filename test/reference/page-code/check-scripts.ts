import { checkExamples, type Example } from '../check-examples.ts';
import type { CodeBlock } from '../code-blocks.ts';
import { declaredNames } from '../declared-names.ts';
import { SHARED_CODE } from './page-blocks.ts';

/** The labels of middleware in the tab JavaScript → its names in code. */
const MIDDLEWARE: Readonly<Record<string, string>> = {
  'Map init': 'mapLoad',
  'Controller render': 'render',
  'API request': 'request',
  'API response': 'response',
};

/**
 * Type-checks scripts against the declarations, in one program. A block whose title is an event or a middleware of the editor's tab
 * JavaScript is that function.
 */
export function checkScripts(blocks: readonly CodeBlock[]): readonly string[] {
  const events = new Set(declaredNames('map/map-events.ts', 'MapEvents'));
  return checkExamples(
    blocks.filter(({ code }) => code !== '').map(block => exampleOf(block, events)),
    SHARED_CODE,
  );
}

function exampleOf(block: CodeBlock, events: ReadonlySet<string>): Example {
  const type = handlerType(block.title ?? '', events);
  return type === undefined ? block : { ...block, before: `/** @type {${type}} */ const handler = ` };
}

function handlerType(title: string, events: ReadonlySet<string>): string | undefined {
  if (events.has(title))
    return `(event: import('../api/map/map-events.ts').MapEvents['${title}'][0]) => void`;
  const middleware = MIDDLEWARE[title];
  return middleware && `import('../api/core/middleware.ts').MiddlewareHandlers['${middleware}']`;
}
