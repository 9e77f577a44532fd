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
        text: 'The answer comes to the e-mail address that you have given.',
        hasFailed: false,
      };
    case 'refused':
      return {
        title: 'The message was refused',
        text: 'It was not accepted, and your text is still here. Try again later.',
        hasFailed: true,
      };
    case 'unknown':
      return {
        title: 'No answer came',
        text: 'Perhaps the connection was lost; your text is still here. Try again.',
        hasFailed: true,
      };
  }
}
