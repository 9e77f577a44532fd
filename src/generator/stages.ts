// What a build needs if something has changed. A build without changes ends earlier and never loads this.

export { openRenderRecord } from './host/cache/render-record.ts';
export { createCodeHighlighter } from './host/highlight/highlight-blocks.ts';
export { OutputFolder } from './host/output/output-folder.ts';
export { createPictureDrawer } from './host/picture/picture-drawer.ts';
export { createPictureEncoder } from './host/raster/picture-encoder.ts';
export { openSharedCache } from './host/shared-cache/open-shared-cache.ts';
export { loadProject } from './load/driver/load-project.ts';
export { saveEditorSchemas } from './load/driver/save-editor-schemas.ts';
export { planProject } from './plan/driver/plan-project.ts';
export { publishSite } from './publish/driver/publish-site.ts';
export { recordOf } from './publish/driver/record-build.ts';
export { createCodeStore } from './render/driver/code-store.ts';
