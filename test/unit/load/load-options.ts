import { directives as prose } from '../../../src/features/prose/markdown/directives.ts';
import type { Directives, SiteDirective } from '../../../src/generator/load/directives/directive.ts';
import { include } from '../../../src/generator/load/directives/include.ts';
import { withOptions } from '../../../src/generator/load/directives/with-options.ts';
import { htmlTools } from '../../../src/generator/load/html/html-tools.ts';
import type { LoadOptions } from '../../../src/generator/load/load-entry.ts';
import { loadWordsOf } from '../../../src/generator/load/load-words.ts';
import {
  createMarkdownProcessor,
  type MarkdownProcessor,
} from '../../../src/generator/load/markdown/markdown-processor.ts';
import { DEFAULT_CONFIG } from '../default-config.ts';

const processors = {
  native: await createMarkdownProcessor({ parser: 'native', math: false }),
  remark: await createMarkdownProcessor({ parser: 'remark', math: false }),
};
const withMath = {
  native: await createMarkdownProcessor({ parser: 'native', math: true }),
  remark: await createMarkdownProcessor({ parser: 'remark', math: true }),
};

/** The pipeline that tests share. */
export function processorFor(parser: 'native' | 'remark', math = false): MarkdownProcessor {
  return (math ? withMath : processors)[parser];
}

/** The directives of every site, and further ones. */
export function directivesWith(further: readonly SiteDirective[] = []): Directives {
  const ofEverySite = [include, ...prose].map(directive => withOptions(directive, {}));
  return new Map([...ofEverySite, ...further].map(directive => [directive.name, directive]));
}

/** What loading needs from outside, for a site whose product is the “Map Maker”, with defaults for all that a test does not give. */
export function loadOptionsWith(given: Partial<LoadOptions> = {}): LoadOptions {
  return {
    ...loadWordsOf(DEFAULT_CONFIG),
    product: { name: 'Map Maker', slug: 'map-maker' },
    markdown: DEFAULT_CONFIG.markdown,
    directives: directivesWith(),
    linkSchemes: new Set(),
    unlistedDirectives: () => new Map(),
    htmlTools: () => htmlTools,
    processor: processorFor('native'),
    readFile: () => undefined,
    ...given,
  };
}
