import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillProductInText } from '../../../src/generator/load/source/fill-product.ts';
import { projectRoot } from '../../machine.ts';
import { type CodeBlock, codeBlocksIn } from '../code-blocks.ts';
import { PRODUCT, type TextFile } from '../own-reference.ts';

/** Where the modules are that examples may import. */
export const SHARED_CODE = 'content/_code';

/** The Markdown files of the site's pages, sorted. Those whose names begin with `_` are for writers. */
export function pageFiles(): readonly TextFile[] {
  return readdirSync(join(projectRoot, 'content'), { recursive: true, encoding: 'utf8' })
    .map(name => `content/${name.replaceAll('\\', '/')}`)
    .filter(file => file.endsWith('.md') && !file.includes('/_'))
    .sort()
    .map(file => ({ file, text: readFileSync(join(projectRoot, file), 'utf8') }));
}

/** Every code block of the site's pages, as visitors see it. */
export function pageBlocks(): readonly CodeBlock[] {
  return pageFiles().flatMap(({ file, text }) =>
    codeBlocksIn({ file, text: fillProductInText(text, PRODUCT) }),
  );
}

/** The modules that pages show whole, and that their examples import. */
export function sharedModules(): readonly CodeBlock[] {
  return readdirSync(join(projectRoot, SHARED_CODE)).map(name => {
    const file = `${SHARED_CODE}/${name}`;
    const code = readFileSync(join(projectRoot, file), 'utf8');
    return { file, line: 1, indent: 0, language: 'js', code };
  });
}
