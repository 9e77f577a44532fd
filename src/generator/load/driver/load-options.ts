import type { Root } from 'mdast';
import type { SourceTree } from '../../host/sources/source-tree.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { lazyModule } from '../lazy-module.ts';
import type { LoadOptions } from '../load-entry.ts';
import { loadWordsOf } from '../load-words.ts';
import { withTrial } from '../markdown/with-trial.ts';
import type { Sources } from './read-sources.ts';

/** How texts are read and parsed, which differs between the main thread and the thread that loads beside it. */
export interface TextAccess {
  /** Trees of the texts that passed their trial; it grows. */
  readonly tried: ReadonlyMap<string, Root>;
  readonly readFile: LoadOptions['readFile'];
}

/** One for the process: what is imported once stays. */
const htmlTools = lazyModule(async () => (await import('../html/html-tools.ts')).htmlTools);

/** What loading needs from outside, with the Markdown pipeline. */
export async function createLoadOptions(
  { config, features }: Pick<Sources, 'config' | 'features'>,
  { tried, readFile }: TextAccess,
): Promise<{ readonly options: LoadOptions; readonly diagnostics: readonly Diagnostic[] }> {
  const [{ createMarkdownProcessor }, { include }] = await Promise.all([
    import('../markdown/markdown-processor.ts'),
    import('../directives/include.ts'),
  ]);
  const { parser } = config.markdown;
  const { directives, extend, linkSchemes, unlistedDirectives, diagnostics } = await features.markdownWith([
    include,
  ]);
  const processor = await createMarkdownProcessor(config.markdown);
  const surroundings = {
    product: config.product,
    markdown: config.markdown,
    directives,
    unlistedDirectives: lazyModule(unlistedDirectives),
  };
  const options: LoadOptions = {
    ...loadWordsOf(config),
    ...surroundings,
    linkSchemes,
    // The time limit can interrupt JavaScript, but not native code.
    processor: parser === 'native' ? withTrial(processor, text => tried.get(text)) : processor,
    readFile,
    htmlTools,
    extend: processor => extend(processor, surroundings),
  };
  return { options, diagnostics };
}

/** Reads what a page shows besides its own text. */
export function readerOf(tree: SourceTree): LoadOptions['readFile'] {
  return file => tree.problemOf(file) ?? tree.read(file);
}
