import type { Sent } from './send-form.ts';

/** The message after sending, and what to do next. */
export interface SentText {
  readonly title: string;
  readonly text: string;
  /** Whether to offer another way, if there is one. */
  readonly hasFailed: boolean;
}

/** The message for a result of sending. */
export function sentText(sent: Sent): SentText {
  switch (sent) {
    case 'sent':
      return {
        title: 'The message has been sent',
        text: 'We will reply to the e-mail address that you have given.',
        hasFailed: false,
      };
    case 'refused':
      return {
        title: 'The message was refused',
        text: 'The server did not accept it. Your text is still here: try again later.',
        hasFailed: true,
      };
    case 'unknown':
      return {
        title: 'Your message may not have been sent',
        text: 'The connection may have been lost. Your text is still here: try again.',
        hasFailed: true,
      };
  }
}
