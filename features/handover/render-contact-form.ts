import { type Directive, element, type PageContext, pageOf, text } from '@mapwright/site/directive';
import type { Element, ElementContent, Properties } from 'hast';
import { notice } from './handover-html.ts';
import type { HandoverOptions } from './options.ts';

/** What visitors write about: an option in the form, or the subject of a mail. */
const SUBJECTS = [
  'A question about a plan',
  'Something does not work',
  'A map or its data',
  'Something else',
] as const;

/** A form if one is connected, else links that open a mail, else a note that there is neither. */
export const contactForm: Directive<HandoverOptions> = {
  name: 'contact-form',
  form: 'leaf',
  label: 'none',
  attributes: {},
  livePart: './client/contact-form.ts',
  example: '::contact-form',
  // If it shows a form, it notes the style sheet that it shares with the other directives.
  render: (state, _directive, { contact }) => renderContactForm(pageOf(state), contact),
};

function renderContactForm(page: PageContext, { endpoint, email }: HandoverOptions['contact']): Element {
  if (endpoint !== null) return form(page, endpoint, email);
  if (email !== null) return mailLinks(email);
  return notice('note', 'No form is connected', [
    text(
      'You cannot write to us here yet. Once we can answer, this page will have a form or an e-mail address.',
    ),
  ]);
}

/** Posts without JavaScript too. The script adds checks and stays on the page. */
function form(page: PageContext, endpoint: string, email: string | null): Element {
  const properties: Properties = {
    className: ['contact-form'],
    method: 'post',
    action: endpoint,
    dataLive: 'contact-form',
    ...(email !== null && { dataEmail: email }),
  };
  page.stylesheets.add('handover');
  const field = (name: string, label: string, control: Element) => labelled(page, name, label, control);
  return element('form', properties, [
    element('p', { className: ['form-note'] }, [
      text(`Fill in every field. The form is sent to ${new URL(endpoint).host}.`),
    ]),
    field('subject', 'What is it about?', element('select', {}, SUBJECTS.map(option))),
    field('name', 'Your name', element('input', { type: 'text', autoComplete: ['name'], maxLength: 100 })),
    field(
      'email',
      'Your e-mail address',
      element('input', { type: 'email', autoComplete: ['email'], maxLength: 254 }),
    ),
    field('message', 'Your message', element('textarea', { rows: 8, maxLength: 5000 })),
    trap(page),
    element('button', { type: 'submit', className: ['button', 'button-primary'] }, [
      text('Send the message'),
    ]),
    element('div', { className: ['form-state'], role: 'group', ariaLabel: 'Result', dataFormState: '' }),
  ]);
}

function labelled(page: PageContext, name: string, label: string, control: Element): Element {
  const id = page.ids.claim(`contact-${name}`);
  const properties = { ...control.properties, className: ['field'], id, name, required: true };
  return element('div', { className: ['form-field'] }, [
    element('label', { htmlFor: [id] }, [text(label)]),
    { ...control, properties },
    element('p', {
      className: ['form-problem'],
      id: page.ids.claim(`contact-${name}-problem`),
      dataProblem: name,
      hidden: true,
    }),
  ]);
}

function option(subject: string): Element {
  return element('option', {}, [text(subject)]);
}

/** People neither see nor reach this field, so only bots fill it in. */
function trap(page: PageContext): Element {
  const id = page.ids.claim('contact-fax');
  return element('div', { className: ['form-trap'], ariaHidden: 'true' }, [
    element('label', { htmlFor: [id] }, [text('Leave this field empty')]),
    element('input', { type: 'text', id, name: 'fax', tabIndex: -1, autoComplete: ['off'] }),
  ]);
}

function mailLinks(email: string): Element {
  const items = SUBJECTS.map(subject => element('li', {}, [mailLink(email, subject, subject)]));
  const address: ElementContent[] = [
    text('Write to '),
    mailLink(email, email),
    text(', or choose a subject:'),
  ];
  return element('div', { className: ['handover', 'handover-mail'] }, [
    element('p', {}, address),
    element('ul', { className: ['mail-subjects'] }, items),
  ]);
}

function mailLink(email: string, label: string, subject?: string): Element {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return element('a', { href: `mailto:${email}${query}` }, [text(label)]);
}
