import { element, text } from '@mapwright/site/directive';
import type { Element, ElementContent } from 'hast';

/** A part that sends visitors to another site, with room for the script's message when they return. */
export function handover(part: 'checkout' | 'sign-in', children: ElementContent[]): Element {
  return element('div', { className: ['handover', `handover-${part}`], dataLive: part }, [
    element('p', { className: ['handover-message'], dataMessage: '', hidden: true }),
    ...children,
  ]);
}

/** A note that looks like those in the text of pages. */
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

/** A link that looks like a button and leads to another site in the same tab, because visitors return from there. */
export function outsideButton(href: string, label: string): Element {
  return element('a', { className: ['button', 'button-primary'], href }, [text(label)]);
}
