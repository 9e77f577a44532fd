/** The result of sending: it arrived, it was refused, or there is no way to find out. */
export type Sent = 'sent' | 'refused' | 'unknown';

/** How long to wait for an answer, in milliseconds. */
const TIME_LIMIT = 15_000;

/** Posts a form in the same encoding as without a script, so that its endpoint needs to support only one. */
export async function sendForm(url: string, fields: FormData): Promise<Sent> {
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string') body.append(name, value);
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      // The form is sent even if the visitor leaves the page meanwhile.
      keepalive: true,
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    return ok ? 'sent' : 'refused';
  } catch {
    return 'unknown';
  }
}
