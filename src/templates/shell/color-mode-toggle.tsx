import type { ReactNode } from 'react';
import { shellWords } from '../words.ts';
import { useBrowser, useReadable } from './browser.ts';

const CHOICES = {
  system: shellWords.colorModeSystem,
  light: shellWords.colorModeLight,
  dark: shellWords.colorModeDark,
};

/** The button that moves on to the next colour mode. Styles choose its icon by `data-theme-choice`. It is hidden without JavaScript. */
export function ColorModeToggle(): ReactNode {
  const { announce, colorMode } = useBrowser();
  const state = useReadable(colorMode, null);
  const label = state ? CHOICES[state.choice] : shellWords.colorMode;
  const toggle = (): void => {
    colorMode.toggle();
    announce(CHOICES[colorMode.get().choice]);
  };
  return (
    <button
      type="button"
      className="icon-button color-mode script-only"
      aria-label={label}
      title={label}
      onClick={toggle}
    />
  );
}
