import { focusOn, type Surroundings } from '@mapwright/site/live';
import { contactProblems } from './contact-problems.ts';
import { type Sent, sendForm } from './send-form.ts';
import { sentText } from './sent-text.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The form, and what of it changes. */
interface ContactForm {
  readonly form: HTMLFormElement;
  readonly fields: readonly Field[];
  readonly button: HTMLButtonElement;
  /** Says what came of sending. */
  readonly state: HTMLElement;
}

/** Checks the form with messages beside its fields, posts it without leaving the page, and says what came of it. */
export function start(form: HTMLElement, { announce, signal }: Surroundings): void {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  const state = form.querySelector<HTMLElement>('[data-form-state]');
  if (!(form instanceof HTMLFormElement) || !button || !state) return;
  const fields = [...form.querySelectorAll<Field>('.field')];
  const contact = { form, fields, button, state };
  let isSending = false;
  // Our own messages from now on; without the script the browser's.
  form.noValidate = true;

  // The second press of a double click finds the form empty where the answer to the first came at once.
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

/** Shows what is wrong, with the focus on the first; says whether nothing is. */
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
  // A machine learns nothing from a message that is not posted.
  const sent = isTrapped ? 'sent' : await sendForm(form.action, fields);
  button.textContent = label;
  button.removeAttribute('aria-disabled');
  return sent;
}

/** The focus moves to the result, which is read out with it. What was typed stays unless it was sent. */
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
