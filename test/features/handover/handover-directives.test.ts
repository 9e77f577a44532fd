import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { directives } from '../../../features/handover/directives.ts';
import { optionsSchema } from '../../../features/handover/options.ts';
import { withOptions } from '../../../src/generator/load/directives/with-options.ts';
import { MAX_DATA_BYTES } from '../../../src/generator/load/source/decode-source.ts';
import { contentHash } from '../../../src/generator/model/content-hash.ts';
import * as loading from '../../unit/load/load-text.ts';

/** A text, and what is connected. */
interface Given extends loading.LoadTextOptions {
  readonly handover?: v.InferInput<typeof optionsSchema>;
}

const withFeature = ({ handover = {}, ...options }: Given = {}): loading.LoadTextOptions => {
  const given = v.parse(optionsSchema, handover);
  return { ...options, directives: directives.map(directive => withOptions(directive, given)) };
};
const loadText = (text: string, given?: Given) => loading.loadText(text, withFeature(given));
const htmlOf = (text: string, given?: Given) => loading.htmlOf(text, withFeature(given));
const read = (text: string, given?: Given) => ({
  head: loadText(text, given).head,
  html: htmlOf(text, given),
});
const problemsOf = (text: string, given?: Given) => loading.problemsOf(text, withFeature(given));

const PLANS = `
lite:
  name: Lite & more
  summary: For <one>.
pro:
  name: Pro
  summary: For many.
  price: { amount: 1299, currency: USD, period: year, note: excluding tax }
  limits: { sites: 1, maps: unlimited, locations: 5000, fields: 10, updates: 12 months, support: 6 months }
`;

const options = (handover: Given['handover'] = {}, plans = PLANS): Given => ({
  files: { 'content/plans.yml': plans },
  handover,
});

const LINKS = { pro: { production: 'https://pay.example/pro?a=1&b="', test: 'https://pay.example/test' } };

describe('::plans', () => {
  test('shows what is entered, and leads to the checkout where one can pay, else to those who answer', () => {
    const sold = options({ checkout: { links: LINKS }, contact: { email: 'hello@atlas.example' } });
    expect(htmlOf('::plans', sold)).toMatchInlineSnapshot(
      `"<div class="plans"><ul class="plan-cards"><li class="plan"><p class="plan-name">Lite &#x26; more</p><p class="plan-summary">For &#x3C;one>.</p><p class="plan-way"><a class="button button-secondary" href="‹0›">Ask about Lite &#x26; more</a></p></li><li class="plan"><p class="plan-name">Pro</p><p class="plan-price"><span class="plan-amount">$1,299</span> a year <span class="plan-note">excluding tax</span></p><p class="plan-summary">For many.</p><ul class="plan-limits"><li>1 site</li><li>Unlimited maps</li><li>5,000 locations</li><li>10 custom fields</li><li>Updates: 12 months</li><li>Support: 6 months</li></ul><p class="plan-way"><a class="button button-secondary" href="‹1›">Choose Pro</a></p></li></ul></div>"`,
    );
    expect(loadText('::plans', sold).head.references.map(({ url }) => url)).toEqual([
      '/contact',
      '/checkout?plan=pro#plan-pro',
    ]);
  });

  test('sends to no page that can only say that nothing is connected', () => {
    expect(loadText('::plans', options()).head.references).toEqual([]);
    expect(htmlOf('::plans', options())).not.toContain('plan-way');
  });

  test.each([
    ['{ amount: 49, currency: EUR, period: month }', '<span class="plan-amount">€49</span> a month'],
    ['{ amount: 49.5, currency: GBP, period: year }', '<span class="plan-amount">£49.50</span> a year'],
    ['{ amount: 4900, currency: JPY, period: once }', '<span class="plan-amount">¥4,900</span> once'],
    ['{ amount: 0, currency: CHF, period: year }', '<span class="plan-amount">CHF\u00a00</span> a year'],
  ])('writes %s as %s', (price, html) => {
    expect(htmlOf('::plans', options({}, `a: { name: A, summary: a, price: ${price} }`))).toContain(html);
  });

  test('is made anew when the plans change, or come', () => {
    const dependencyWith = (given?: Given) =>
      loadText('::plans', given).dependencies.find(({ file }) => file === 'content/plans.yml');
    expect(dependencyWith(options())?.hash).toBe(contentHash(PLANS));
    expect(dependencyWith()?.hash).toBeNull();
  });

  test('without plans is an error that says where to write them', () => {
    expect(problemsOf('Text\n\n::plans')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:1 error directive/no-plans
      “plans” shows the plans in content/plans.yml, but there are none
      → Write each plan there by its id, with name and summary."
    `);
  });

  test('leaves mistakes in their file to the reading of that file', () => {
    expect(problemsOf('::plans', options({}, 'a: { name: A }'))).toBe('');
    const bytes = 'a: { name: A, summary: a } # '.padEnd(MAX_DATA_BYTES + 1, 'x');
    expect(problemsOf('::plans', options({}, bytes))).toBe('');
  });
});

describe(':::plan-chooser', () => {
  const chooser = (...rows: readonly string[]) =>
    [':::plan-chooser', '| Where from? | Plan |', '| --- | --- |', ...rows, ':::'].join('\n');

  test('makes each answer a button with its plan, and has one result for each plan', () => {
    expect(
      htmlOf(
        chooser('| I *type* it | Lite & more |', '| From posts | **Pro** |'),
        options({ checkout: { links: LINKS } }),
      ),
    ).toMatchInlineSnapshot(
      `"<div class="plan-chooser" data-live="plan-chooser"><div class="chooser-questions" data-count="1"><fieldset aria-label="Where from?"><table><thead><tr><th scope="col">Where from?</th><th scope="col">Plan</th></tr></thead><tbody><tr><td><label><input type="radio" name="plan-question-1" value="lite"><span>I <em>type</em> it</span></label></td><td>Lite &#x26; more</td></tr><tr><td><label><input type="radio" name="plan-question-1" value="pro"><span>From posts</span></label></td><td>Pro</td></tr></tbody></table></fieldset></div><div class="chooser-result"><p data-hint="">Choose one answer in each list. You need the largest plan among them.</p><p data-plan="lite" hidden><span><strong>Lite &#x26; more</strong> is enough for these answers.</span></p><p data-plan="pro" hidden><span><strong>Pro</strong> is enough for these answers.</span><a class="button button-secondary" href="‹0›">Choose Pro</a></p></div></div>"`,
    );
  });

  test('with a name that is no plan is an error at its cell', () => {
    expect(problemsOf(chooser('| a | Prow |', '| b | Huge |'), options())).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:4:5 error directive/unknown-plan
      “plan-chooser” names the plan “Prow”, which is not in content/plans.yml
      → Did you mean Pro?

      content/docs/guides/page.md:5:5 error directive/unknown-plan
      “plan-chooser” names the plan “Huge”, which is not in content/plans.yml
      → The plans are Lite & more, Pro."
    `);
  });

  test('with anything but tables is an error', () => {
    expect(problemsOf(':::plan-chooser\nWhich?\n:::', options())).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error directive/unexpected-content
      “plan-chooser” holds tables only
      → Write one table for each question: answers in the first column, the plan that each needs in the second."
    `);
  });
});

describe('::checkout', () => {
  test('links each plan to its payment page, and the others to us', () => {
    expect(
      htmlOf(
        '::checkout',
        options({
          checkout: { mode: 'production', links: LINKS },
          contact: { endpoint: 'https://forms.example', email: null },
        }),
      ),
    ).toMatchInlineSnapshot(
      `"<div class="handover handover-checkout" data-live="checkout"><p class="handover-message" data-message="" hidden></p><ul class="plan-rows"><li class="plan-row" id="plan-lite" data-plan="lite"><p class="plan-name">Lite &#x26; more <span class="plan-chosen">Your choice</span></p><p class="plan-summary">For &#x3C;one>.</p><p class="plan-way"><a class="button button-secondary" href="‹0›">Ask about Lite &#x26; more</a></p></li><li class="plan-row" id="plan-pro" data-plan="pro"><p class="plan-name">Pro <span class="plan-chosen">Your choice</span></p><p class="plan-summary">For many.</p><p class="plan-price"><span class="plan-amount">$1,299</span> a year <span class="plan-note">excluding tax</span></p><p class="plan-way"><a class="button button-primary" href="https://pay.example/pro?a=1&#x26;b=&#x22;">Pay for Pro</a></p></li></ul></div>"`,
    );
  });

  test('takes the links of the mode, and says so in test mode', () => {
    const html = htmlOf('::checkout', options({ checkout: { mode: 'test', links: LINKS } }));
    expect(html).toContain('href="https://pay.example/test"');
    expect(html).not.toContain('https://pay.example/pro');
    expect(html).toContain('you pay nothing and receive nothing');
  });

  test('says that no provider is connected, and leads to the contact page', () => {
    const contact = { endpoint: null, email: 'a@b.example' };
    const { head, body } = loadText('::checkout', options({ contact }));
    expect(body.html).toContain('You cannot order here yet');
    expect(body.html).not.toContain('Pay for');
    expect(head.references.map(({ url }) => url)).toEqual(['/contact', '/contact', '/contact']);
    expect(head.ids).toEqual(['plan-lite', 'plan-pro']);
  });

  test('leads to no contact page if there is none', () => {
    expect(htmlOf('::checkout', options())).not.toContain('Ask about');
  });

  test('has the ids to which the cards lead, or says what prevents that', () => {
    expect(problemsOf('## Plan Pro\n\n::checkout', options())).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:1 error markdown/duplicate-id
      The id “plan-pro” belongs to the plan “pro”, but something above already has it
      → Give the heading another id: ## Heading {#another-id}. A page can have only one ::checkout."
    `);
    expect(problemsOf('## Plan Pro {#another}\n\n::checkout', options())).toBe('');
  });

  test('knows no plan by the name of a property that every object has', () => {
    const plans = 'constructor: { name: C, summary: c }';
    expect(htmlOf('::checkout', options({}, plans))).toContain('You cannot order here yet');
  });
});

describe('::sign-in', () => {
  test('leads to the customer area in the same tab', () => {
    const dashboard = { signInUrl: 'https://account.example/in?x=1' };
    expect(htmlOf('::sign-in', { handover: { dashboard } })).toMatchInlineSnapshot(
      `"<div class="handover handover-sign-in" data-live="sign-in"><p class="handover-message" data-message="" hidden></p><p>You log in at <strong>account.example</strong>, not on this page. Never enter your password anywhere else.</p><p><a class="button button-primary" href="https://account.example/in?x=1">Log in</a></p></div>"`,
    );
  });

  test('has only room for the message of people who return, while none is connected', () => {
    expect(htmlOf('::sign-in')).toMatchInlineSnapshot(
      `"<div class="handover handover-sign-in" data-live="sign-in"><p class="handover-message" data-message="" hidden></p></div>"`,
    );
  });
});

describe('::report-address', () => {
  test('links to the mailbox or to the form for reports', () => {
    const to = (address: string) => htmlOf('::report-address', { handover: { reports: { address } } });
    expect(to('mailto:security@maps.example')).toBe(
      '<p>Send your report to <a href="mailto:security@maps.example">security@maps.example</a>.</p>',
    );
    expect(to('https://reports.example/maps')).toBe(
      '<p>Send your report to <a href="https://reports.example/maps">reports.example/maps</a>.</p>',
    );
  });

  test('says what to do while there is no address, and warns at its line', () => {
    expect(htmlOf('::report-address')).toContain('There is no address for reports yet');
    expect(problemsOf('Text.\n\n::report-address')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:1 warning directive/no-report-address
      This page has no address for reports of vulnerabilities
      → Set it in site.config.ts: handover({ reports: { address: 'mailto:…' } })."
    `);
  });
});

describe('::contact-form', () => {
  const contact = { endpoint: 'https://forms.example/a?b=1', email: null };

  test('is a form that posts by itself, with a trap for machines', () => {
    expect(htmlOf('::contact-form', { handover: { contact } })).toMatchInlineSnapshot(
      `"<form class="contact-form" method="post" action="https://forms.example/a?b=1" data-live="contact-form"><p class="form-note">Fill in every field. The form is sent to forms.example.</p><div class="form-field"><label for="contact-subject">What is it about?</label><select class="field" id="contact-subject" name="subject" required><option>A question about a plan</option><option>Something does not work</option><option>A map or its data</option><option>Something else</option></select><p class="form-problem" id="contact-subject-problem" data-problem="subject" hidden></p></div><div class="form-field"><label for="contact-name">Your name</label><input type="text" autocomplete="name" maxlength="100" class="field" id="contact-name" name="name" required><p class="form-problem" id="contact-name-problem" data-problem="name" hidden></p></div><div class="form-field"><label for="contact-email">Your e-mail address</label><input type="email" autocomplete="email" maxlength="254" class="field" id="contact-email" name="email" required><p class="form-problem" id="contact-email-problem" data-problem="email" hidden></p></div><div class="form-field"><label for="contact-message">Your message</label><textarea rows="8" maxlength="5000" class="field" id="contact-message" name="message" required></textarea><p class="form-problem" id="contact-message-problem" data-problem="message" hidden></p></div><div class="form-trap" aria-hidden="true"><label for="contact-fax">Leave this field empty</label><input type="text" id="contact-fax" name="fax" tabindex="-1" autocomplete="off"></div><button type="submit" class="button button-primary">Send the message</button><div class="form-state" role="group" aria-label="Result" data-form-state=""></div></form>"`,
    );
  });

  test('twice on a page has ids of its own', () => {
    const { ids } = loadText('::contact-form\n\n::contact-form', { handover: { contact } }).head;
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(18);
  });

  test('without an endpoint is links that open a mail', () => {
    const html = htmlOf('::contact-form', {
      handover: { contact: { endpoint: null, email: 'hello@example.com' } },
    });
    expect(html).toMatchInlineSnapshot(
      `"<div class="handover handover-mail"><p>Write to <a href="mailto:hello@example.com">hello@example.com</a>, or choose a subject:</p><ul class="mail-subjects"><li><a href="mailto:hello@example.com?subject=A%20question%20about%20a%20plan">A question about a plan</a></li><li><a href="mailto:hello@example.com?subject=Something%20does%20not%20work">Something does not work</a></li><li><a href="mailto:hello@example.com?subject=A%20map%20or%20its%20data">A map or its data</a></li><li><a href="mailto:hello@example.com?subject=Something%20else">Something else</a></li></ul></div>"`,
    );
  });

  test('without both says so', () => {
    expect(htmlOf('::contact-form')).toContain('You cannot write to us here yet.');
  });
});

test('a mistake in writing them is reported with the nearest name', () => {
  expect(problemsOf('::signin{x=y}')).toContain('→ Did you mean ::sign-in?');
  expect(problemsOf(':::checkout\n:::', options())).toContain('→ Write ::checkout.');
  expect(problemsOf('::contact-form{endpoint="https://evil.example"}')).toContain(
    'directive/unknown-attribute',
  );
});

describe(':::connected and :::unconnected', () => {
  const BOTH =
    ':::connected{part="PART"}\n## Yes\n\n[Pay](/checkout)\n:::\n\n:::unconnected{part="PART"}\nNot yet.\n:::';
  const bothFor = (part: string) => BOTH.replaceAll('PART', part);
  const PAY = { checkout: { links: LINKS } };

  test.each<[part: string, handover: Given['handover'], isConnected: boolean]>([
    ['sales', {}, false],
    ['sales', PAY, true],
    [
      'sales',
      { checkout: { mode: 'test', links: { pro: { production: 'https://pay.example/pro' } } } },
      false,
    ],
    ['log-in', {}, false],
    ['log-in', { dashboard: { signInUrl: 'https://account.example/' } }, true],
    ['contact', {}, false],
    ['contact', { contact: { email: 'hello@atlas.example' } }, true],
    ['contact', { contact: { endpoint: 'https://forms.example/' } }, true],
    ['reports', {}, false],
    ['reports', { reports: { address: 'mailto:security@atlas.example' } }, true],
  ])('%s with %j: %s', (part, handover, isConnected) => {
    const { head, html } = read(bothFor(part), options(handover));
    expect(html.includes('Not yet')).toBe(!isConnected);
    // What is not shown leaves no heading in the contents and no link to check.
    expect(head.headings.length).toBe(isConnected ? 1 : 0);
    expect(head.references.length).toBe(isConnected ? 1 : 0);
  });

  test('a price alone sells nothing, and neither does a link alone', () => {
    const withoutPrice = 'pro: { name: Pro, summary: For many. }';
    expect(htmlOf(bothFor('sales'), options(PAY, withoutPrice))).toContain('Not yet');
    expect(htmlOf(bothFor('sales'), { handover: PAY })).toContain('Not yet');
  });

  test('an unknown part is an error, and neither text is shown', () => {
    expect(problemsOf(':::connected{part="sale"}\nText\n:::')).toContain('sales');
    expect(htmlOf(bothFor('sale'))).not.toMatch(/Yes|Not yet/);
  });
});
