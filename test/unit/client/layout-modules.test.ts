import { describe, expect, it } from 'vitest';
import { LayoutModuleError, loadLayout } from '../../../src/client/layout-modules.ts';

function Layout(): null {
  return null;
}

type Modules = NonNullable<Parameters<typeof loadLayout>[1]>;

const MODULES = {
  plain: async () => ({ default: Layout }),
  docs: async () => ({ DocsLayout: Layout }),
} as unknown as Modules;

describe('loadLayout', () => {
  it('gives the default export', async () => {
    expect(await loadLayout('plain', MODULES)).toBe(Layout);
  });

  it('names the module that has none', async () => {
    const loading = loadLayout('docs', MODULES);
    await expect(loading).rejects.toThrow(LayoutModuleError);
    await expect(loading).rejects.toThrow(/layouts\/docs\.tsx .*no default export/);
  });

  it('names a layout that it does not know', async () => {
    await expect(loadLayout('constructor', MODULES)).rejects.toThrow(
      'no module for the layout "constructor"',
    );
  });
});
