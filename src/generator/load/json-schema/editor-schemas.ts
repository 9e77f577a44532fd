import type { Collection } from '../../model/collection.ts';
import type { DataKind } from '../../model/data-kind.ts';
import { frontMatterJsonSchema } from './front-matter-json-schema.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** A file for editors: its name in the folder of schemas, and its text. */
export interface EditorSchemaFile {
  readonly name: string;
  readonly text: string;
}

/** The schemas of a site: one for the front matter of each collection (`docs.front-matter.json`), one for each kind of data file (`tags.json`). */
export async function editorSchemas(
  collections: readonly Collection[],
  kinds: readonly DataKind<unknown>[],
): Promise<readonly EditorSchemaFile[]> {
  const ofData = kinds.map(async ({ editor }) =>
    editor === undefined ? [] : [fileOf(editor.name, editor.files, jsonSchemaOf(await editor.schema()))],
  );
  return [
    ...collections.map(({ name, frontMatter }) =>
      fileOf(`${name}.front-matter`, `The front matter of ${name}`, frontMatterJsonSchema(frontMatter)),
    ),
    ...(await Promise.all(ofData)).flat(),
  ];
}

function fileOf(name: string, title: string, schema: object): EditorSchemaFile {
  const content = { $schema: 'http://json-schema.org/draft-07/schema#', title, ...schema };
  return { name: `${name}.json`, text: `${JSON.stringify(content, null, 2)}\n` };
}
