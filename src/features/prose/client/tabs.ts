import type { MainScriptSurroundings } from '@mapwright/site/live';
import { createTabChoices, tabAfterKey } from './tab-choice.ts';

interface TabSet {
  readonly root: HTMLElement;
  readonly group: string | undefined;
  readonly tabs: readonly {
    readonly value: string;
    readonly button: HTMLElement;
    readonly panel: HTMLElement;
  }[];
}

/** Makes tab sets work. Until then every panel is visible, one below the other, under its label. Sets of one group stay in step. */
export function create({ storage }: MainScriptSurroundings): (root: ParentNode) => void {
  const choices = createTabChoices(storage);
  let sets: TabSet[] = [];
  let count = 0;
  return enhance;

  function enhance(root: ParentNode): void {
    sets = sets.filter(set => set.root.isConnected);
    for (const element of root.querySelectorAll<HTMLElement>('[data-tabs]:not([data-ready])')) {
      const set = build(element, `tabs-${++count}`);
      if (!set) continue;
      listen(set);
      sets.push(set);
      select(set, set.tabs[0]?.value ?? null);
      select(set, chosen(set));
    }
  }

  function chosen(set: TabSet): string | null {
    return set.group === undefined ? null : choices.get(set.group);
  }

  function listen(set: TabSet): void {
    for (const [index, { value, button, panel }] of set.tabs.entries()) {
      button.addEventListener('click', () => choose(set, value));
      panel.addEventListener('beforematch', event => event.target === panel && choose(set, value));
      button.addEventListener('keydown', event => {
        const isRightToLeft = document.dir === 'rtl';
        const place = { current: index, count: set.tabs.length, isRightToLeft };
        const next = set.tabs[tabAfterKey(event.key, place) ?? -1];
        if (!next) return;
        event.preventDefault();
        choose(set, next.value);
        next.button.focus();
      });
    }
  }

  /** Sets above the chosen one may grow or shrink; this keeps what the visitor is looking at in place. */
  function choose(set: TabSet, value: string): void {
    const before = set.root.getBoundingClientRect().top;
    if (set.group === undefined) select(set, value);
    else {
      choices.choose(set.group, value);
      for (const other of sets) select(other, chosen(other));
    }
    const moved = set.root.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }
}

/** Shows one tab of a set. Does nothing if the set does not have the value. */
function select(set: TabSet, value: string | null): void {
  if (!set.tabs.some(tab => tab.value === value)) return;
  for (const tab of set.tabs) {
    const isSelected = tab.value === value;
    tab.button.setAttribute('aria-selected', String(isSelected));
    tab.button.tabIndex = isSelected ? 0 : -1;
    if (isSelected) tab.panel.removeAttribute('hidden');
    // Find-in-page also searches hidden panels, and opens them.
    else tab.panel.setAttribute('hidden', 'until-found');
  }
}

function build(root: HTMLElement, id: string): TabSet | null {
  const panels = [...root.querySelectorAll<HTMLElement>(':scope > [data-tab]')];
  if (panels.length === 0) return null;
  const list = document.createElement('div');
  list.className = 'tab-list';
  list.setAttribute('role', 'tablist');
  const tabs = panels.map((panel, index) => {
    const button = buildButton(panel, `${id}-${index}`);
    list.append(button);
    return { value: panel.dataset.value ?? String(index), button, panel };
  });
  root.prepend(list);
  root.dataset.ready = '';
  return { root, group: root.dataset.group, tabs };
}

function buildButton(panel: HTMLElement, id: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tab-button';
  button.id = `${id}-tab`;
  button.textContent = panel.dataset.label ?? '';
  button.setAttribute('role', 'tab');
  panel.id ||= `${id}-panel`;
  button.setAttribute('aria-controls', panel.id);
  panel.tabIndex = 0;
  panel.setAttribute('role', 'tabpanel');
  panel.setAttribute('aria-labelledby', button.id);
  for (const label of panel.querySelectorAll<HTMLElement>(':scope > .tab-label')) label.hidden = true;
  return button;
}
