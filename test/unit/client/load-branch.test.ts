import { describe, expect, it } from 'vitest';
import { createBranchLoader } from '../../../src/client/load-branch.ts';

const ITEMS = [{ type: 'link', label: 'Deep', href: '/docs/deep' }];

function answer(body: unknown, status = 200) {
  return { ok: status < 400, status, json: async () => body };
}

describe('createBranchLoader', () => {
  it('fetches a branch once', async () => {
    let count = 0;
    const load = createBranchLoader(async () => {
      count++;
      return answer(ITEMS);
    });
    expect(await Promise.all([load('/a.json'), load('/a.json')])).toEqual([ITEMS, ITEMS]);
    expect(count).toBe(1);
  });

  it('says in words what failed, and tries again', async () => {
    const answers = [answer(null, 404), answer({}), answer(ITEMS)];
    const load = createBranchLoader(
      async () => answers.shift() ?? Promise.reject(new TypeError('Failed to fetch')),
    );
    await expect(load('/a.json')).rejects.toThrow('the server answered 404');
    await expect(load('/a.json')).rejects.toThrow('could not be read');
    expect(await load('/a.json')).toEqual(ITEMS);
    await expect(load('/b.json')).rejects.toThrow('could not be loaded');
  });
});
