import Symbols from '../../../src/features/api-reference/templates/symbols.tsx';
import Post from '../../../src/features/blog/templates/post.tsx';
import PostList from '../../../src/features/blog/templates/post-list.tsx';
import Release from '../../../src/features/changelog/templates/release.tsx';
import ReleaseArchive from '../../../src/features/changelog/templates/release-archive.tsx';
import ReleaseList from '../../../src/features/changelog/templates/release-list.tsx';
import Category from '../../../src/features/docs/templates/category.tsx';
import Doc from '../../../src/features/docs/templates/doc.tsx';
import gallery from '../../../src/features/maps/templates/gallery-script.ts';
import MapPage from '../../../src/features/maps/templates/map.tsx';
import MapList from '../../../src/features/maps/templates/map-list.tsx';
import type { DocumentInput, RenderedDocument, ShellData } from '../../../src/templates/contract.ts';
import { renderDocument as render, inlineScripts as scriptsOf } from '../../../src/templates/server.tsx';

const FEATURE_TEMPLATES = {
  pages: {
    doc: Doc,
    category: Category,
    symbols: Symbols,
    post: Post,
    'post-list': PostList,
    release: Release,
    'release-list': ReleaseList,
    'release-archive': ReleaseArchive,
    map: MapPage,
    'map-list': MapList,
  },
  inlineScripts: { gallery },
};

/** A document of a site with the features of the program, as the bundler compiles it. */
export function renderDocument(input: DocumentInput): RenderedDocument {
  return render(input, FEATURE_TEMPLATES);
}

/** The inline scripts of such a site. */
export function inlineScripts(shell: ShellData, hasTagManager: boolean): readonly string[] {
  return scriptsOf(shell, hasTagManager, FEATURE_TEMPLATES);
}
