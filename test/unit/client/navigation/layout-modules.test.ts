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
  frame: { default: 'Layout' },
} as unknown as Modules;

describe('findLayout', () => {
  it('gives the default export', () => {
    expect(findLayout('plain', MODULES)).toBe(Layout);
  });

  it.each(['docs', 'frame'])('names the module that has none: %s', type => {
    const find = () => findLayout(type, MODULES);
    expect(find).toThrow(LayoutModuleError);
    expect(find).toThrow(`layouts/${type}.tsx gives no component: the component has no default export`);
  });

  it('names a layout that it does not know', () => {
    expect(() => findLayout('constructor', MODULES)).toThrow('no module for the layout "constructor"');
  });
});
