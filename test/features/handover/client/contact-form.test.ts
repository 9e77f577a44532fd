import { describe, expect, test } from 'vitest';
import { contactProblems } from '../../../../features/handover/client/contact-problems.ts';
import { sentText } from '../../../../features/handover/client/sent-text.ts';

const RIGHT = { subject: 'A question', name: 'A. Example', email: 'a@b.example', message: 'Hello' };

describe('contactProblems', () => {
  test('finds none where every field is right', () => {
    expect(contactProblems(RIGHT)).toEqual({});
  });

  test('names every field that is empty or blank', () => {
    const problems = contactProblems({ ...RIGHT, name: '', email: ' ', message: '\n\t ' });
    expect(Object.keys(problems)).toEqual(['name', 'email', 'message']);
  });

  test.each(['a', 'a@b', '@b.example', 'a b@c.example', 'a@b..example', 'a@b.example, c@d.example'])(
    'takes %s for no address',
    email => {
      expect(contactProblems({ ...RIGHT, email })).toEqual({
        email: 'Enter a full e-mail address, such as name@example.com.',
      });
    },
  );

  test.each(['a@b.example', ' a@b.example ', 'Jörg+maps@sub.bücher.example', "o'neill@b.example"])(
    'takes %s for an address',
    email => {
      expect(contactProblems({ ...RIGHT, email })).toEqual({});
    },
  );
});

describe('sentText', () => {
  test.each(['refused', 'unknown'] as const)(
    'of a message that was %s says that the text is still there',
    sent => {
      const { text, hasFailed } = sentText(sent);
      expect(text).toContain('Your text is still here');
      expect(text).toContain('try again');
      expect(hasFailed).toBe(true);
    },
  );

  test('of a message that was sent says where the answer goes', () => {
    expect(sentText('sent')).toMatchObject({ hasFailed: false, title: 'The message has been sent' });
  });
});
