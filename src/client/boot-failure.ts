/** Says on top of the page, which still reads, that its script could not start and why, and offers to load it again. */
export function showBootFailure(document: Document, reason: string, retry: () => void): void {
  const failure = document.createElement('div');
  failure.className = 'failure';
  failure.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = `Parts of this page do not work. ${reason}`;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-secondary';
  button.textContent = 'Retry';
  button.addEventListener('click', retry);
  failure.append(text, button);
  (document.getElementById('main') ?? document.body).prepend(failure);
}
