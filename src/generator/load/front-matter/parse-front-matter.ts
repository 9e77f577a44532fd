import type { FrontMatterSchema } from '../../model/collection.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { EntryHead, FrontMatter } from '../../model/entry.ts';
import { describePath, type FieldPath } from '../../model/field-path.ts';
import { validateFields } from '../../model/validate-fields.ts';
import { lazyModule } from '../lazy-module.ts';
import { fillProductInPath, fillProductInText, type Product } from '../source/fill-product.ts';
import type { FieldLanguage } from '../source/split-front-matter.ts';
import { translateFields, withForeignFields } from './foreign-fields.ts';
import { readYaml } from './read-yaml.ts';

export interface ParsedFrontMatter {
  readonly frontMatter: FrontMatter;
  readonly fieldLines: EntryHead['fieldLines'];
  readonly diagnostics: readonly Diagnostic[];
}

const PATH_FIELDS: ReadonlySet<string> = new Set([
  'slug',
  'permalink',
  'aliases',
  'image',
  'previous',
  'next',
]);

interface FrontMatterSource {
  readonly file: string;
  readonly schema: FrontMatterSchema;
  readonly written: { readonly language: FieldLanguage; readonly text: string };
}

/** Few sites have TOML. */
const tomlReader = lazyModule(async () => (await import('./read-toml.ts')).readToml);

/** Turns what is written between the fences into validated fields, with `{product}` filled in. It begins on line 2 of the file. */
export function parseFrontMatter(source: FrontMatterSource, product: Product): ParsedFrontMatter {
  const { file, schema, written } = source;
  const read = written.language === 'yaml' ? readYaml : tomlReader();
  const fields = read(
    { file, text: written.text, linesAbove: 1, prefix: 'frontmatter' },
    withForeignFields(schema),
  );
  const { value, writtenName } = translateFields(fields.value, schema);
  const placeOf = ([name = '', ...rest]: FieldPath) => fields.placeOf([writtenName(String(name)), ...rest]);
  const { output, diagnostics } = validateFields(schema, value, {
    prefix: 'frontmatter',
    unknownSeverity: 'warning',
    placeOf,
  });
  const frontMatter = fillFields(output ?? {}, product);
  const fieldLines = Object.fromEntries(
    Object.keys(value)
      .filter(name => Object.hasOwn(schema.entries, name))
      .flatMap(name => [[name], ...itemsOf(value[name]).map(index => [name, index])])
      .map(path => {
        const { line, column } = placeOf(path);
        return [describePath(path), { line, column }];
      }),
  );
  const levels = levelsProblem(frontMatter, placeOf(['tocMaxLevel']));
  return { frontMatter, fieldLines, diagnostics: [...fields.diagnostics, ...diagnostics, ...levels] };
}

/** The indexes of a list. */
function itemsOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? [...value.keys()] : [];
}

function fillFields(fields: FrontMatter, product: Product): FrontMatter {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const fill = PATH_FIELDS.has(name) ? fillProductInPath : fillProductInText;
      const filled = Array.isArray(value)
        ? value.map(item => fill(item, product))
        : typeof value === 'string'
          ? fill(value, product)
          : value;
      return [name, filled];
    }),
  );
}

function levelsProblem({ tocMinLevel, tocMaxLevel }: FrontMatter, place: Diagnostic['place']): Diagnostic[] {
  if (tocMinLevel === undefined || tocMaxLevel === undefined || tocMinLevel <= tocMaxLevel) return [];
  return [
    {
      severity: 'error',
      code: 'frontmatter/toc-levels',
      message: `“tocMaxLevel” (${tocMaxLevel}) is less than “tocMinLevel” (${tocMinLevel})`,
      ...(place && { place }),
      hint: 'Swap the two numbers.',
    },
  ];
}
