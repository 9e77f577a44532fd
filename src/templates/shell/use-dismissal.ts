import { type RefObject, useEffect, useRef } from 'react';

/** Closes a `<details>` on Escape, on a press or a focus elsewhere, on a click on one of its links, and when the path changes. */
export function useDismissal(details: RefObject<HTMLDetailsElement | null>, path: string): void {
  const previousPath = useRef('');
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const close = (): void => {
      element.open = false;
    };
    const closeFromOutside = ({ target }: Event): void => {
      if (!(target instanceof Node && element.contains(target))) close();
    };
    const closeOnLink = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a')) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || !element.open) return;
      if (element.contains(document.activeElement)) element.querySelector('summary')?.focus();
      close();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeOnEscape);
    element.addEventListener('click', closeOnLink);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeOnEscape);
      element.removeEventListener('click', closeOnLink);
    };
  }, [details]);
  useEffect(() => {
    // Not at the start: the visitor may have opened it before the script came.
    if (details.current && previousPath.current) details.current.open = false;
    previousPath.current = path;
  }, [details, path]);
}
