import type { TurnedText } from './adopt-pages.ts';
import { codeBlock } from './text/code-block.ts';

/** Whether a page is a text; otherwise it is a React component. */
export function isMarkup(file: string): boolean {
  return /\.mdx?$/.test(file);
}

/** A page that is a React component. Its code is shown, until a person writes the page in Markdown. */
export function componentAsCode(text: string, file: string): TurnedText {
  return {
    text: `${codeBlock('jsx', text.trim().split('\n')).join('\n')}\n`,
    notes: [
      { message: 'Pages that were components, shown as code: write them in Markdown', place: { file } },
    ],
  };
}

export const LOST_HOME =
  'The home page was a component: write it as content/pages/index.md. Until then / leads to the docs';
