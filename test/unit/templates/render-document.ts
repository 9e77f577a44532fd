import Post from '../../../src/features/blog/templates/post.tsx';
import PostList from '../../../src/features/blog/templates/post-list.tsx';
import Release from '../../../src/features/changelog/templates/release.tsx';
import ReleaseArchive from '../../../src/features/changelog/templates/release-archive.tsx';
import ReleaseList from '../../../src/features/changelog/templates/release-list.tsx';
import type { DocumentInput, RenderedDocument } from '../../../src/templates/contract.ts';
import { renderDocument as render } from '../../../src/templates/server.tsx';

const FEATURE_PAGES = {
  post: Post,
  'post-list': PostList,
  release: Release,
  'release-list': ReleaseList,
  'release-archive': ReleaseArchive,
};

/** A document of a site with the features of the program, as the bundler compiles it. */
export function renderDocument(input: DocumentInput): RenderedDocument {
  return render(input, FEATURE_PAGES);
}
