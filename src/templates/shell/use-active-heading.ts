import { useCallback, useEffect, useRef, useState } from 'react';
import type { TocItemData } from '../contract/layout.ts';
import { findActiveHeading, type HeadingPlace } from './active-heading.ts';
import { readScroll, type ScrollPosition, useScroll } from './use-scroll.ts';

/** The id of the heading that the visitor is reading, measured at most once in each frame. */
export function useActiveHeading(items: readonly TocItemData[]): string | undefined {
  const [active, setActive] = useState<string>();
  const frame = useRef(0);
  const onScroll = useCallback(
    (now: ScrollPosition) => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => setActive(findActiveHeading(measure(items), isAtEnd(now))));
    },
    [items],
  );
  useScroll(onScroll);
  useEffect(() => {
    setActive(findActiveHeading(measure(items), isAtEnd(readScroll())));
    return () => cancelAnimationFrame(frame.current);
  }, [items]);
  return active;
}

function measure(items: readonly TocItemData[]): readonly HeadingPlace[] {
  return items.flatMap(({ id }) => {
    const heading = document.getElementById(id);
    if (!heading) return [];
    const line = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
    return [{ id, line, top: heading.getBoundingClientRect().top }];
  });
}

function isAtEnd({ top, windowHeight, documentHeight }: ScrollPosition): boolean {
  return top > 0 && Math.ceil(top + windowHeight) >= documentHeight;
}
