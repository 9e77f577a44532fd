import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useBrowser } from '../../../../src/templates/shell/browser.ts';
import { ColorModeToggle } from '../../../../src/templates/shell/color-mode-toggle.tsx';

test('a control renders on the server, where there is no browser', () => {
  expect(renderToString(createElement(ColorModeToggle))).toContain('aria-label="Colour mode"');
});

test('a control that is used outside its provider throws an error for the developer', () => {
  const used: (() => void)[] = [];
  const Control = () => {
    const { colorMode, loadBranch } = useBrowser();
    used.push(colorMode.toggle, colorMode.get, () => loadBranch('/x'));
    return null;
  };
  renderToString(createElement(Control));
  expect(used).toHaveLength(3);
  for (const use of used) expect(use).toThrow('used outside its provider');
});
