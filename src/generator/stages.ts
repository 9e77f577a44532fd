// What a build needs in which something has changed. One that finds nothing changed ends before it, and never loads this.
export { createPictureDrawer } from './host/picture/picture-drawer.ts';
export { openRenderRecord } from './host/render-record.ts';
export { loadProject } from './load/driver/load-project.ts';
export { planProject } from './plan/driver/plan-project.ts';
export { publishSite } from './publish/driver/publish-site.ts';
