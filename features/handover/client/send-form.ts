/** What came of sending: it arrived, it was refused, or nobody can tell. */
export type Sent = 'sent' | 'refused' | 'unknown';

/** How long an answer may take, in milliseconds. */
const TIME_LIMIT = 15_000;

/** Posts a form in the encoding that it has without a script, so that its endpoint need know only one. */
export async function sendForm(url: string, fields: FormData): Promise<Sent> {
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string') body.append(name, value);
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      // Somebody who leaves the page meanwhile has sent it all the same.
      keepalive: true,
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    return ok ? 'sent' : 'refused';
  } catch {
    return 'unknown';
  }
}
