/** The message for a visitor who returns from another site. */
export interface ReturnMessage {
  readonly tone: 'good' | 'caution' | 'bad';
  readonly text: string;
}

/**
 * The message for the codes in a query, `?error=` before `?status=`; none without a code. Anyone can write a query, so none of its text
 * is shown: a code only chooses one of our sentences.
 */
export function returnMessage(query: URLSearchParams, messages: ReturnMessages): ReturnMessage | null {
  const code = query.get('error') ?? query.get('status');
  if (code === null) return null;
  return messages.known.get(code.toLowerCase()) ?? messages.unknown;
}

export interface ReturnMessages {
  readonly known: ReadonlyMap<string, ReturnMessage>;
  readonly unknown: ReturnMessage;
}

/** The codes of payment providers. An address is not a receipt, so none of the sentences says that money was paid. */
export const CHECKOUT_MESSAGES: ReturnMessages = {
  known: inGroups([
    [
      ['success', 'succeeded', 'complete', 'completed', 'paid'],
      'good',
      'You are back from the payment page. If the payment went through, you have a receipt by e-mail.',
    ],
    [
      ['pending', 'processing', 'open'],
      'caution',
      'The payment is still being processed. Wait for the e-mail of the payment provider before you pay again.',
    ],
    [
      ['cancelled', 'canceled', 'cancel', 'payment_cancelled', 'payment_canceled'],
      'caution',
      'The payment was cancelled. You can choose a plan again below.',
    ],
    [
      ['failed', 'declined', 'card_declined', 'payment_failed', 'payment_declined'],
      'bad',
      'The payment failed. You can try again below, perhaps with another payment method.',
    ],
    [
      ['expired', 'session_expired', 'timeout'],
      'caution',
      'The payment page was open for too long. Choose the plan again.',
    ],
  ]),
  unknown: {
    tone: 'caution',
    text: 'We cannot tell whether your payment went through. Check your e-mail for a receipt before you pay again.',
  },
};

/** The codes of RFC 6749 and OpenID Connect, which sign-in services return. */
export const SIGN_IN_MESSAGES: ReturnMessages = {
  known: inGroups([
    [
      ['access_denied', 'consent_required', 'cancelled', 'canceled'],
      'caution',
      'You were not signed in, because access was not allowed. Start again if you want to allow it.',
    ],
    [
      ['login_required', 'interaction_required', 'account_selection_required', 'session_expired'],
      'caution',
      'You are no longer signed in. Log in again.',
    ],
    [
      ['server_error', 'temporarily_unavailable'],
      'bad',
      'The sign-in service is not available at the moment. Try again in a few minutes.',
    ],
    [
      [
        'invalid_request',
        'invalid_scope',
        'unauthorized_client',
        'unsupported_response_type',
        'invalid_state',
      ],
      'bad',
      'The sign-in service refused the request. Start again at the log-in page, and tell us if that fails too.',
    ],
  ]),
  unknown: {
    tone: 'bad',
    text: 'We could not sign you in, and we do not know why. Start again at the log-in page.',
  },
};

function inGroups(
  groups: readonly (readonly [codes: readonly string[], tone: ReturnMessage['tone'], text: string])[],
): ReadonlyMap<string, ReturnMessage> {
  return new Map(groups.flatMap(([codes, tone, text]) => codes.map(code => [code, { tone, text }] as const)));
}
