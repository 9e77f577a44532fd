import { element, text } from '@mapwright/site/directive';
import type { Element, ElementContent } from 'hast';

/** What hands visitors over to somebody else, with room for what the script has to say about how they came back. */
export function handover(part: 'checkout' | 'sign-in', children: ElementContent[]): Element {
  return element('div', { className: ['handover', `handover-${part}`], dataLive: part }, [
    element('p', { className: ['handover-message'], dataMessage: '', hidden: true }),
    ...children,
  ]);
}

/** A note in the form of those that writers write. */
export function notice(kind: 'note' | 'warning', title: string, sentence: ElementContent[]): Element {
  return element(
    'aside',
    { className: ['admonition', `admonition-${kind}`], role: 'note', ariaLabel: title },
    [
      element('p', { className: ['admonition-title'] }, [text(title)]),
      element('div', { className: ['admonition-body'] }, [element('p', {}, sentence)]),
    ],
  );
}

/** A link that looks like a button and leads to another site in the same tab, because one comes back from there. */
export function outsideButton(href: string, label: string): Element {
  return element('a', { className: ['button', 'button-primary'], href }, [text(label)]);
}
