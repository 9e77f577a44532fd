import type { Sent } from './send-form.ts';

/** What is said after sending, and what to do. */
export interface SentText {
  readonly title: string;
  readonly text: string;
  /** Another way is offered, where there is one. */
  readonly hasFailed: boolean;
}

/** The words for what came of sending. */
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
