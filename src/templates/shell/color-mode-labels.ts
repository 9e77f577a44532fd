import { shellWords } from '../words.ts';

/** What the switch of the colour mode is called when it shows a choice. */
export const COLOR_MODE_LABELS = {
  system: shellWords.colorModeSystem,
  light: shellWords.colorModeLight,
  dark: shellWords.colorModeDark,
};
