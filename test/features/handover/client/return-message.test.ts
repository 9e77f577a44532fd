import { describe, expect, test } from 'vitest';
import {
  CHECKOUT_MESSAGES,
  returnMessage,
  SIGN_IN_MESSAGES,
} from '../../../../features/handover/client/return-message.ts';

const checkout = (query: string) => returnMessage(new URLSearchParams(query), CHECKOUT_MESSAGES);
const signIn = (query: string) => returnMessage(new URLSearchParams(query), SIGN_IN_MESSAGES);

describe('a code in the address', () => {
  test.each([
    ['status=cancelled', 'The payment was cancelled.'],
    ['status=canceled', 'The payment was cancelled.'],
    ['status=SUCCESS', 'You are back from the payment page.'],
    ['error=card_declined', 'The payment failed.'],
    ['status=success&error=payment_failed', 'The payment failed.'],
    ['status=pending', 'The payment is still being processed.'],
  ])('?%s of the checkout chooses a sentence', (query, start) => {
    expect(checkout(query)?.text).toContain(start);
  });

  test.each([
    ['error=access_denied&error_description=x', 'access was not allowed'],
    ['error=login_required', 'Log in again'],
    ['error=temporarily_unavailable', 'not available at the moment'],
    ['error=invalid_state', 'refused the request'],
  ])('?%s of a sign-in chooses a sentence', (query, part) => {
    expect(signIn(query)?.text).toContain(part);
  });

  test.each([
    '<img src=x onerror=alert(1)>',
    'Your account is locked, call 555 0100',
    '__proto__',
    'constructor',
    '',
    'x'.repeat(10_000),
  ])('that is unknown (%#) gives one sentence, with nothing of the code in it', code => {
    for (const messages of [CHECKOUT_MESSAGES, SIGN_IN_MESSAGES]) {
      const message = returnMessage(new URLSearchParams({ error: code }), messages);
      expect(message).toBe(messages.unknown);
    }
  });

  test('that is not there gives none', () => {
    expect(checkout('plan=pro&returnTo=https://evil.example')).toBeNull();
    expect(signIn('code=abc&state=1')).toBeNull();
  });
});

test('no sentence claims that a payment arrived: an address is no receipt', () => {
  expect(checkout('status=paid')?.text).toContain('If the payment went through');
});
