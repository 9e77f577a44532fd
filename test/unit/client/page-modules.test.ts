import { describe, expect, it } from 'vitest';
import { loadPageComponent, PageModuleError } from '../../../src/client/page-modules.ts';

function Page(): null {
  return null;
}

type Modules = NonNullable<Parameters<typeof loadPageComponent>[1]>;

const MODULES = {
  page: async () => ({ default: Page }),
  doc: async () => ({ DocPage: Page }),
} as unknown as Modules;

describe('loadPageComponent', () => {
  it('gives the default export', async () => {
    expect(await loadPageComponent('page', MODULES)).toBe(Page);
  });

  it('names the module that has none', async () => {
    const loading = loadPageComponent('doc', MODULES);
    await expect(loading).rejects.toThrow(PageModuleError);
    await expect(loading).rejects.toThrow(/pages\/doc\.tsx .*no default export/);
  });

  it('names a kind that it does not know', async () => {
    await expect(loadPageComponent('constructor', MODULES)).rejects.toThrow(
      'no page module for the kind "constructor"',
    );
  });
});
