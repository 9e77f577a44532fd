import type { ArchiveContent, AuthorsContent, TagsContent } from '../../templates/contract/core-kinds.ts';
import { pageKind } from '../../templates/contract/page.ts';

export const ARCHIVE = pageKind<ArchiveContent>('archive');
export const AUTHORS = pageKind<AuthorsContent>('authors');
export const TAGS = pageKind<TagsContent>('tags');
