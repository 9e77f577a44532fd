import { describe, expect, it } from 'vitest';
import { LayoutModuleError } from '../../../../src/client/load-error.ts';
import { findLayout } from '../../../../src/client/navigation/layout-modules.ts';

function Layout(): null {
  return null;
}

type Modules = NonNullable<Parameters<typeof findLayout>[1]>;

const MODULES = {
  plain: { default: Layout },
  docs: { DocsLayout: Layout },
} as unknown as Modules;

describe('findLayout', () => {
  it('gives the default export', () => {
    expect(findLayout('plain', MODULES)).toBe(Layout);
  });

  it('names the module that has none', () => {
    const find = () => findLayout('docs', MODULES);
    expect(find).toThrow(LayoutModuleError);
    expect(find).toThrow(/layouts\/docs\.tsx .*no default export/);
  });

  it('names a layout that it does not know', () => {
    expect(() => findLayout('constructor', MODULES)).toThrow('no module for the layout "constructor"');
  });
});
