import {
  type ArchiveContent,
  type AuthorsContent,
  pageKind,
  type TagsContent,
} from '../../templates/contract.ts';

export const ARCHIVE = pageKind<ArchiveContent>('archive');
export const AUTHORS = pageKind<AuthorsContent>('authors');
export const TAGS = pageKind<TagsContent>('tags');
