import { describe, expect, it } from 'vitest';
import { createBranchLoader } from '../../../src/client/load-branch.ts';

const ITEMS = [{ type: 'link', label: 'Deep', href: '/docs/deep' }];

function answer(body: unknown, status = 200) {
  return { ok: status < 400, status, json: async () => body };
}

describe('createBranchLoader', () => {
  it('asks each time, so that what was published meanwhile is seen', async () => {
    const answers = [answer(ITEMS), answer([])];
    const load = createBranchLoader(async () => answers.shift() ?? answer(null, 404));
    expect(await load('/a.json')).toEqual(ITEMS);
    expect(await load('/a.json')).toEqual([]);
  });

  it('says in words what failed, and tries again', async () => {
    const noJson = { ...answer(null), json: () => Promise.reject(new SyntaxError('Unexpected token')) };
    const answers = [answer(null, 404), answer({}), noJson, answer(ITEMS)];
    const load = createBranchLoader(
      async () => answers.shift() ?? Promise.reject(new TypeError('Failed to fetch')),
    );
    await expect(load('/a.json')).rejects.toThrow('the server answered 404');
    await expect(load('/a.json')).rejects.toThrow('could not be read');
    await expect(load('/a.json')).rejects.toThrow('could not be read');
    expect(await load('/a.json')).toEqual(ITEMS);
    await expect(load('/b.json')).rejects.toThrow('could not be loaded');
  });
});
