import type { ReactNode } from 'react';
import { shellWords } from '../words.ts';
import { useBrowser, useReadable } from './browser.ts';
import { COLOR_MODE_LABELS } from './color-mode-labels.ts';

/** The button that moves on to the next colour mode. Styles choose its icon by `data-theme-choice`. It is hidden without JavaScript. */
export function ColorModeToggle(): ReactNode {
  const { colorMode } = useBrowser();
  const state = useReadable(colorMode, null);
  const label = state ? COLOR_MODE_LABELS[state.choice] : shellWords.colorMode;
  return (
    <button
      type="button"
      className="icon-button color-mode script-only"
      aria-label={label}
      title={label}
      onClick={colorMode.toggle}
    />
  );
}
