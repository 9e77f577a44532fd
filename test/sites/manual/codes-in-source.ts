import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../machine.ts';

/** Codes that are put together of two parts. A new way of putting one together is an error here, until its parts are listed. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: this is how they are written in the source
  '`${rules.prefix}/invalid-field`': [
    'config/invalid-field',
    'data/invalid-field',
    'feature/invalid-field',
    'frontmatter/invalid-field',
  ],
  '`${rules.prefix}/unknown-field`': [
    'config/unknown-field',
    'data/unknown-field',
    'feature/unknown-field',
    'frontmatter/unknown-field',
  ],
  '`${source.prefix}/${what}`': ['data', 'frontmatter'].flatMap(prefix =>
    ['anchor', 'duplicate-key', 'forbidden-key', 'key', 'not-fields', 'tag', 'yaml'].map(
      what => `${prefix}/${what}`,
    ),
  ),
  '`config/${failure.kind}`': ['throws', 'exits', 'prints', 'unsettled', 'endless'].map(
    kind => `config/${kind}`,
  ),
  '`highlight/${failure.kind}`': ['highlight/crashed', 'highlight/timeout'],
  '`map/${what}`': ['unknown-source', 'unknown-region', 'duplicate-region', 'empty'].map(
    what => `map/${what}`,
  ),
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: above
};

/** Media types, folders, shortcodes of Hugo and the names of modules look like codes. */
const NO_CODE =
  /^(app|application|assets|audio|blocks|content|filetree|font|hextra|nextra|preact|text|video|react-dom|shiki|src)\/|^docs\/en$|^image\/(avif|gif|jpeg|png|webp|x-icon)$/;

/** Every code that the program gives, sorted. */
export function codesInSource(): readonly string[] {
  const codes = ['bin', 'src', 'features'].flatMap(sourceTexts).flatMap(codesIn);
  return [...new Set(codes)].sort();
}

function sourceTexts(folder: string): readonly string[] {
  const path = join(projectRoot, folder);
  if (!existsSync(path)) return [];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(file =>
    /\.[jt]sx?$/.test(file),
  );
  return files.map(file => readFileSync(join(path, file), 'utf8'));
}

function codesIn(text: string): readonly string[] {
  const whole = [...text.matchAll(/'([a-z][a-z-]*\/[a-z0-9-]+)'/g)].map(([, code = '']) => code);
  const composed = [...text.matchAll(/code: (`[\w${}.]+\/[\w${}.-]+`)/g)].map(
    ([, template = '']) => template,
  );
  return [...whole.filter(code => !NO_CODE.test(code)), ...composed.flatMap(partsOf)];
}

function partsOf(template: string): readonly string[] {
  const codes = COMPOSED[template];
  if (codes === undefined) throw new Error(`List the codes that ${template} can be`);
  return codes;
}
