import { describe, expect, test } from 'vitest';
import { focusOn, isFocusLost } from '../../../../src/client/navigation/focus-and-announce.ts';

/** What is asked of an element, by hand: there is no DOM in these tests. */
class FakeElement extends EventTarget {
  readonly attributes = new Map<string, string>();
  readonly focused: unknown[] = [];
  set tabIndex(value: number) {
    this.attributes.set('tabindex', String(value));
  }
  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  focus(options: unknown): void {
    this.focused.push(options);
  }
}

const focused = (element: FakeElement) => {
  focusOn(element as unknown as HTMLElement);
  return element;
};

describe('the focus', () => {
  test('moves to an element that is no control, which cannot be reached by the Tab key afterwards', () => {
    const element = focused(new FakeElement());
    expect(element.focused).toEqual([{ preventScroll: true }]);
    expect(element.attributes.get('tabindex')).toBe('-1');
    element.dispatchEvent(new Event('blur'));
    expect(element.hasAttribute('tabindex')).toBe(false);
  });

  test('leaves an element with a place of its own in the order as it is', () => {
    const element = new FakeElement();
    element.tabIndex = 0;
    focused(element).dispatchEvent(new Event('blur'));
    expect([element.focused.length, element.attributes.get('tabindex')]).toEqual([1, '0']);
  });

  test.each([
    ['nothing', null, true],
    ['the page', 'body', true],
    ['a control', 'button', false],
  ])('is lost where %s has it: %s, %s', (_, active, isLost) => {
    const body = { name: 'body' };
    const activeElement = active === 'body' ? body : active && { name: active };
    expect(isFocusLost({ body, activeElement } as unknown as Document)).toBe(isLost);
  });
});
