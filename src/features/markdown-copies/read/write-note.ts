import { type BlockContext, quoted } from './block-context.ts';
import { elementsIn, type HtmlElement, hasClass } from './parse-html.ts';
import { writeLine } from './write-inline.ts';

/** The alerts that GitHub and others know, by the class of our notes. */
const ALERTS: readonly (readonly [alert: string, ...types: string[]])[] = [
  ['TIP', 'tip', 'success'],
  ['IMPORTANT', 'important', 'question'],
  ['WARNING', 'warning'],
  ['CAUTION', 'caution', 'danger', 'error'],
];

/** A note as an alert: a quote that says in its first line what it is. */
export function writeNote(note: HtmlElement, context: BlockContext): string {
  const [alert = 'NOTE'] =
    ALERTS.find(([, ...types]) => types.some(type => hasClass(note, `admonition-${type}`))) ?? [];
  const title = elementsIn(note).find(element => hasClass(element, 'admonition-title'));
  const label = title === undefined ? '' : writeLine(title.children, context.toAbsolute);
  const content = context.write(
    note.children.filter(child => child !== title),
    context,
  );
  const isSaid = label === '' || label.toUpperCase() === alert;
  return `> [!${alert}]\n${quoted(isSaid ? content : [`**${label}**`, ...content])}`;
}
