import { join } from 'node:path';
import { writeEditorSchemas } from '../../host/write-editor-schemas.ts';
import { SCHEMA_FOLDER } from '../../model/paths/project-files.ts';
import { editorSchemas } from '../json-schema/editor-schemas.ts';
import type { Features } from './fold-features.ts';
import type { ProjectOptions } from './read-sources.ts';

/** Writes the schemas of front matter and data files where editors find them, unless nothing is to be cached. */
export async function saveEditorSchemas(
  { collections, dataKinds }: Pick<Features, 'collections' | 'dataKinds'>,
  { root, usesCache, cache }: Pick<ProjectOptions, 'root' | 'usesCache' | 'cache'>,
): Promise<void> {
  if (!usesCache) return;
  const files = await editorSchemas(collections, dataKinds);
  cache.attempt(() => writeEditorSchemas(join(root, SCHEMA_FOLDER), files));
}
