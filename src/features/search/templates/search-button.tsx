import { type NavbarToolsProps, useBrowser, useReadable } from '@mapwright/site/slots';
import { searchWords } from '@mapwright/site/words';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SearchBox } from '../client/box/create-search-box.ts';

type BoxPart = typeof import('../client/search-box.ts');
type MarksPart = typeof import('../client/search-marks.ts');

/** How long the box may take to load, in milliseconds, until the link leads to the search page as it does without the script. */
const PATIENCE = 5000;

const UNKNOWN = { pathname: '', search: '', hash: '' };

/** The link to the search page, in the navbar of every page. With the script it opens a box, as its keys do. */
export default function SearchButton({ path, baseUrl }: NavbarToolsProps): ReactNode {
  const { holdBack, address, loadPart, isSlow } = useBrowser();
  const { search } = useReadable(address, UNKNOWN);
  const box = useRef<Promise<SearchBox>>(null);
  const [keys, setKeys] = useState('Ctrl K');
  const href = `${baseUrl}search`;

  const load = () => {
    box.current ??= (loadPart('search-box') as Promise<BoxPart>)
      .then(({ start }) => start({ base: baseUrl, holdBack }))
      .catch((error: unknown) => {
        // The network may be back when the visitor tries again.
        box.current = null;
        throw error;
      });
    return box.current;
  };
  const prepare = (): void => {
    if (!isSlow()) load().catch(() => undefined);
  };
  const open = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    Promise.race([load(), impatience()])
      .then(({ open }) => open(path))
      // A box that does not load, or that this browser cannot show.
      .catch(() => location.assign(href));
  };

  useEffect(() => {
    if (/Mac|iP/.test(navigator.platform)) setKeys('⌘ K');
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isCombined = event.ctrlKey || event.metaKey;
      // With Caps Lock the letter is a capital one. With Shift the keys are the browser’s.
      const isK = /^k$/i.test(event.key) && !event.shiftKey;
      if (isCombined ? isK : event.key === '/' && !isTyping(event.target)) open(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  useEffect(() => {
    // `path` too: another page may be opened with the same query.
    if (path && /[?&]q=./.test(search))
      (loadPart('search-marks') as Promise<MarksPart>).then(
        ({ start }) => start(window, search),
        () => undefined,
      );
  }, [path, search, loadPart]);

  return (
    <a
      href={href}
      className="search-button"
      aria-keyshortcuts="Control+K Meta+K /"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={event => isPlain(event) && open(event)}
    >
      <span className="icon-button search-icon" />
      <span className="search-button-label">
        {searchWords.title}{' '}
        <span className="script-only" aria-hidden="true">
          <kbd>{keys}</kbd>
        </span>
      </span>
    </a>
  );
}

function impatience(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, PATIENCE));
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}

function isPlain({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey);
}
