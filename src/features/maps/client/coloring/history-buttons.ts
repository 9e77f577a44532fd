import { fillWord } from '@mapwright/site/contract';
import { coloringWords } from '@mapwright/site/words';
import { keepFocus } from '../keep-focus.ts';
import type { ColoringTool } from './coloring-tool.ts';
import { actionButton } from './form-parts.ts';

/** The buttons that take back changes, with their keys inside an area. */
export function createHistoryButtons(
  { history, announce }: ColoringTool,
  area: HTMLElement,
): readonly HTMLElement[] {
  const undo = actionButton(coloringWords.undo, back);
  const redo = actionButton(coloringWords.redo, forth);
  area.addEventListener('keydown', event => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey;
    // A text has its own way back.
    if (!isUndo || isText(event.target)) return;
    event.preventDefault();
    if (event.shiftKey) forth();
    else back();
  });
  history.follow(show);
  show();

  function back(): void {
    const step = keepFocus(history.undo, () => undo);
    if (step !== null) announce(fillWord(coloringWords.undone, { step }));
  }

  function forth(): void {
    const step = keepFocus(history.redo, () => redo);
    if (step !== null) announce(fillWord(coloringWords.redone, { step }));
  }

  /** A button without effect keeps the focus. */
  function show(): void {
    undo.setAttribute('aria-disabled', String(!history.canUndo()));
    redo.setAttribute('aria-disabled', String(!history.canRedo()));
  }
  return [undo, redo];
}

function isText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && /^(text|search)$/.test(target.type))
  );
}
