import { fillWord } from '../../templates/shared/words/fill-word.ts';
import { shellWords } from '../../templates/words.ts';

/** Shows above the page, which stays readable, why its script could not start, and offers to load it again. */
export function showBootFailure(document: Document, reason: string, retry: () => void): void {
  const failure = document.createElement('div');
  failure.className = 'failure';
  failure.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = fillWord(shellWords.partsDoNotWork, { reason });
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-secondary';
  button.textContent = shellWords.retry;
  button.addEventListener('click', retry);
  failure.append(text, button);
  (document.getElementById('pageMain') ?? document.body).prepend(failure);
}
