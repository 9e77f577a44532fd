import { focusOn, type Surroundings } from '@mapwright/site/live';
import { contactProblems } from './contact-problems.ts';
import { type Sent, sendForm } from './send-form.ts';
import { sentText } from './sent-text.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The form, and the parts of it that change. */
interface ContactForm {
  readonly form: HTMLFormElement;
  readonly fields: readonly Field[];
  readonly button: HTMLButtonElement;
  /** Shows the result of sending. */
  readonly state: HTMLElement;
}

/** Checks the form and shows messages beside its fields, posts it without leaving the page, and reports the result. */
export function start(form: HTMLElement, { announce, signal }: Surroundings): void {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  const state = form.querySelector<HTMLElement>('[data-form-state]');
  if (!(form instanceof HTMLFormElement) || !button || !state) return;
  const fields = [...form.querySelectorAll<Field>('.field')];
  const contact = { form, fields, button, state };
  let isSending = false;
  // From now on the form shows our messages; without the script it shows the browser's.
  form.noValidate = true;

  // If the first click was answered immediately, the second click of a double click would submit the empty form.
  button.addEventListener('click', event => {
    if (event.detail > 1 && state.dataset.tone === 'good') event.preventDefault();
  });
  form.addEventListener('submit', event => {
    event.preventDefault();
    if (isSending || !showProblems(contact)) return;
    isSending = true;
    send(contact, announce)
      .then(sent => (signal.aborted ? undefined : showResult(contact, sent)))
      .finally(() => {
        isSending = false;
      })
      .catch(reportError);
  });
  form.addEventListener('input', ({ target }) => {
    const field = fields.find(one => one === target);
    if (field?.ariaInvalid === 'true') showProblem(contact, field, problemsIn(contact)[field.name]);
  });
}

/** Shows the mistakes and moves the focus to the first. Returns whether there are none. */
function showProblems(contact: ContactForm): boolean {
  const problems = problemsIn(contact);
  for (const field of contact.fields) showProblem(contact, field, problems[field.name]);
  const first = contact.fields.find(({ name }) => Object.hasOwn(problems, name));
  first?.focus();
  return first === undefined;
}

function problemsIn({ fields }: ContactForm): Readonly<Record<string, string>> {
  return contactProblems(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
}

function showProblem({ form }: ContactForm, field: Field, problem: string | undefined): void {
  const place = form.querySelector<HTMLElement>(`[data-problem="${field.name}"]`);
  if (!place) return;
  place.textContent = problem ?? '';
  place.hidden = problem === undefined;
  if (problem === undefined) {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  } else {
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', place.id);
  }
}

async function send({ form, button, state }: ContactForm, announce: Surroundings['announce']): Promise<Sent> {
  const fields = new FormData(form);
  const isTrapped = Boolean(fields.get('fax'));
  fields.delete('fax');
  const label = button.textContent;
  button.textContent = 'Sending …';
  button.setAttribute('aria-disabled', 'true');
  state.replaceChildren();
  announce('Sending the message');
  // A bot must not learn that its message is not posted.
  const sent = isTrapped ? 'sent' : await sendForm(form.action, fields);
  button.textContent = label;
  button.removeAttribute('aria-disabled');
  return sent;
}

/** Moves the focus to the result, so that screen readers read it. The form keeps what the visitor typed unless it was sent. */
function showResult({ form, state }: ContactForm, sent: Sent): void {
  const { title, text, hasFailed } = sentText(sent);
  const { email } = form.dataset;
  const heading = document.createElement('strong');
  heading.textContent = title;
  const sentence = document.createElement('p');
  sentence.textContent = text;
  if (hasFailed && email !== undefined) sentence.append(' Or write to ', createMailLink(email), '.');
  state.replaceChildren(heading, sentence);
  state.dataset.tone = hasFailed ? 'bad' : 'good';
  if (!hasFailed) form.reset();
  focusOn(state);
  state.scrollIntoView({ block: 'nearest' });
}

function createMailLink(email: string): HTMLElement {
  const link = document.createElement('a');
  link.href = `mailto:${email}`;
  link.textContent = email;
  return link;
}
