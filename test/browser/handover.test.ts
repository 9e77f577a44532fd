import type { Page, Request, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { postedText } from './engines/posted-text.ts';
import { type OpenOptions, useSiteBrowser } from './harness.ts';
import { addressOn, announcement, idle, shownPage } from './on-page.ts';
import { holdFetches } from './requests.ts';
import { MODES, violationsOn } from './violations.ts';

/** A site with everything connected, and the project's own. */
const site = useSiteBrowser('handover');
const own = useSiteBrowser();

const OFF = { javaScriptEnabled: false } as const;

/** What somebody might write into an address to lead visitors astray. */
const TAMPERED = [
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'https://evil.example/pay',
  '//evil.example',
  'medium"],[data-plan="small',
  '__proto__',
  'MEDIUM',
  ' ',
  'x'.repeat(100),
];

const soon = (ask: () => unknown) => expect.poll(ask);
const message = (page: Page) => page.locator('[data-message]');
const linksOf = (page: Page) =>
  page.locator('main a').evaluateAll(links => links.map(link => link.getAttribute('href')));

describe('the chooser of a plan', () => {
  const result = (page: Page) => page.locator('.chooser-result');

  test('shows the largest plan among the answers', async () => {
    const { page } = await own.open('/pricing');
    await page.getByRole('radio', { name: 'With my own templates or CSS' }).check();
    await soon(() => result(page).innerText()).toContain('Starter is enough for these answers.');
    await page.getByRole('radio', { name: 'From WordPress posts or ACF fields' }).check();
    await page.getByRole('radio', { name: 'Look at it, and click regions or markers' }).check();
    await soon(() => result(page).innerText()).toContain('Pro is enough for these answers.');
    expect(await announcement(page)).toBe('Pro is enough for these answers.');
    await page.getByRole('radio', { name: 'I type them into the editor' }).check();
    await soon(() => result(page).innerText()).toContain('Starter is enough for these answers.');
    // Nothing is sold here, so it leads to no checkout.
    expect(await result(page).getByRole('link').count()).toBe(0);
  });

  test('is three tables without a script', async () => {
    const { page } = await own.open('/pricing', OFF);
    const chooser = page.locator('.plan-chooser');
    expect(await chooser.locator('input').filter({ visible: true }).count()).toBe(0);
    expect(await chooser.locator('table').count()).toBe(3);
    expect(await chooser.getByRole('row', { name: 'From my own API Elite' }).isVisible()).toBe(true);
    expect(await chooser.getByRole('link').count()).toBe(0);
  });
});

describe('the checkout', () => {
  const chosen = (page: Page) => page.locator('.plan-row').filter({ has: page.getByText('Your choice') });

  test('has a link to the payment page of each plan that has one, in the mode that it says', async () => {
    const { page } = await site.open('/checkout', OFF);
    expect(await linksOf(page)).toEqual([
      'https://pay.example/test/small',
      'https://pay.example/test/medium?shop=1&lang=en',
      '/contact',
      '/contact',
    ]);
    expect(await page.getByText('you pay nothing and receive nothing').isVisible()).toBe(true);
    expect(await page.getByText('Your choice').filter({ visible: true }).count()).toBe(0);
  });

  test('has the buttons below each other, also of a plan without a price', async () => {
    const { page } = await site.open('/checkout', { ...OFF, viewport: { width: 1280, height: 800 } });
    const starts = await page
      .locator('.plan-way')
      .evaluateAll(ways => ways.map(way => way.getBoundingClientRect().left));
    expect(starts).toHaveLength(4);
    expect(new Set(starts).size).toBe(1);
  });

  test('shows the plan that the address names without a script too', async () => {
    const { page } = await site.open('/checkout?plan=medium#plan-medium', OFF);
    expect(await chosen(page).filter({ hasText: 'Medium' }).getByText('Your choice').isVisible()).toBe(true);
    expect(await page.getByText('Your choice').filter({ visible: true }).count()).toBe(1);
  });

  test('marks the plan that was chosen, and its link comes next', async () => {
    const { page } = await site.open('/pricing');
    await page.getByRole('link', { name: 'Choose Medium' }).click();
    await shownPage(page, 'Checkout');
    const row = page.locator('[data-plan="medium"]');
    await soon(() => row.getByText('Your choice').isVisible()).toBe(true);
    await soon(() => row.evaluate(row => row === document.activeElement)).toBe(true);
    expect(await page.getByText('Your choice').filter({ visible: true }).count()).toBe(1);
    expect(await message(page).isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pay for Medium');
  });

  test('marks one plan alone when somebody goes back and chooses another', async () => {
    const { page } = await site.open('/pricing');
    for (const name of ['Medium', 'Small']) {
      await page.getByRole('link', { name: `Choose ${name}` }).click();
      await soon(() => page.locator('[data-chosen] .plan-name').allTextContents()).toEqual([
        `${name} Your choice`,
      ]);
      await page.goBack();
      await shownPage(page, 'Pricing');
    }
  });

  test('opens the payment page in the same tab', async () => {
    const { page } = await site.open('/checkout?plan=small', {
      before: page => page.route('https://pay.example/**', answerPage),
    });
    await page.getByRole('link', { name: 'Pay for Small' }).click();
    await page.waitForURL('https://pay.example/test/small');
  });

  test('says that there is no such plan, and shows and uses nothing of the value', async () => {
    const { page } = await site.open('/checkout');
    const links = await linksOf(page);
    for (const plan of TAMPERED) {
      await site.visit(page, `/checkout?plan=${encodeURIComponent(plan)}`);
      await message(page).waitFor();
      expect(await message(page).textContent(), plan).toBe(
        'The plan in this link does not exist. Choose one of the plans below.',
      );
      expect(await page.getByText('Your choice').filter({ visible: true }).count(), plan).toBe(0);
      expect(await linksOf(page), plan).toEqual(links);
      expect(await page.locator('main img').count(), plan).toBe(0);
    }
  });

  test('shows one sentence of its own for an unknown error', async () => {
    const { page } = await site.open('/checkout');
    for (const error of TAMPERED) {
      await site.visit(page, `/checkout?error=${encodeURIComponent(error)}`);
      await message(page).waitFor();
      expect(await message(page).textContent(), error).toContain(
        'We cannot tell whether your payment went through',
      );
      expect(await page.locator('main img').count(), error).toBe(0);
    }
  });

  test('explains the code of the payment provider, and announces it', async () => {
    const { page } = await site.open('/checkout?status=cancelled&plan=small');
    await message(page).waitFor();
    const text = 'The payment was cancelled. You can choose a plan again below.';
    expect(await message(page).textContent()).toBe(text);
    expect(await announcement(page)).toBe(text);
    expect(await page.locator('[data-plan="small"]').getByText('Your choice').isVisible()).toBe(true);
  });

  test('never goes where an address asks it to', async () => {
    const query =
      '?plan=medium&returnTo=https://evil.example&next=//evil.example&redirect_uri=/contact&url=javascript:alert(1)';
    for (const path of ['/checkout', '/dashboard']) {
      const { page } = await site.open(path + query);
      const left: string[] = [];
      page.on('request', request => left.push(request.url()));
      await idle(page);
      expect(await addressOn(page)).toBe(path + query);
      expect(left.filter(url => !url.startsWith(site.url))).toEqual([]);
      expect((await linksOf(page)).filter(href => href?.includes('evil'))).toEqual([]);
    }
  });

  test('that nothing is connected to says so', async () => {
    const { page } = await own.open('/checkout?plan=pro');
    expect(await page.getByText('You cannot order here yet').first().isVisible()).toBe(true);
    await soon(() => page.locator('[data-plan="pro"]').getByText('Your choice').isVisible()).toBe(true);
    expect((await linksOf(page)).filter(href => href?.startsWith('https:'))).toEqual([]);
  });
});

describe('the log-in page', () => {
  test('leads to the customer area, without a script too', async () => {
    const { page } = await site.open('/dashboard', OFF);
    const link = page.locator('main').getByRole('link', { name: 'Log in' });
    expect(await link.getAttribute('href')).toBe('https://account.example/log-in');
    expect(await link.getAttribute('target')).toBeNull();
  });

  test.each([
    ['access_denied', 'because access was not allowed'],
    ['<b>locked</b>', 'we do not know why'],
  ])('shows a sentence of its own for error=%s', async (error, part) => {
    const query = `?error=${encodeURIComponent(error)}&error_description=Call+555+0100`;
    const { page } = await site.open('/dashboard');
    for (const [from, path] of [
      [site, '/dashboard'],
      [own, '/dashboard'],
      [own, '/api/auth/google/callback'],
    ] as const) {
      await from.visit(page, path + query);
      await message(page).waitFor();
      expect(await message(page).textContent()).toContain(part);
      expect(await page.locator('main').textContent()).not.toContain('555');
    }
  });
});

describe('the contact form', () => {
  const state = (page: Page) => page.locator('[data-form-state]');
  const send = (page: Page) => page.getByRole('button', { name: 'Send the message' });

  async function openForm(answer?: (route: Route) => Promise<void>, options: OpenOptions = {}) {
    const posted: Request[] = [];
    const { page } = await site.open('/contact', {
      ...options,
      before: async page => {
        await options.before?.(page);
        await page.route('https://forms.example/**', async route => {
          posted.push(route.request());
          await (answer ?? accept)(route);
        });
      },
    });
    if (options.javaScriptEnabled !== false) await page.locator('form[novalidate]').waitFor();
    return { page, posted };
  }

  async function fillIn(page: Page): Promise<void> {
    await page.getByLabel('What is it about?').selectOption('A map or its data');
    await page.getByLabel('Your name').fill('A. Example');
    await page.getByLabel('Your e-mail address').fill('a@b.example');
    await page.getByLabel('Your message').fill('Where is “Île”?\n1 + 1 & 2');
  }

  function fieldsOf(request: Request | undefined): Record<string, string> {
    return Object.fromEntries(new URLSearchParams(request && postedText(request)));
  }

  test('names what is wrong beside each field, with the focus on the first', async () => {
    const { page, posted } = await openForm();
    await page.getByLabel('Your e-mail address').fill('nobody');
    await send(page).click();
    const name = page.getByLabel('Your name');
    const email = page.getByLabel('Your e-mail address');
    expect(await name.evaluate(field => field === document.activeElement)).toBe(true);
    for (const field of [name, email, page.getByLabel('Your message')])
      expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await describedBy(page, 'Your e-mail address')).toBe(
      'Enter a full e-mail address, such as name@example.com.',
    );
    await email.fill('nobody@b.example');
    expect(await email.getAttribute('aria-invalid')).toBeNull();
    expect(await describedBy(page, 'Your e-mail address')).toBeNull();
    expect(await describedBy(page, 'Your name')).toContain('Enter your name');
    expect(posted).toEqual([]);
  });

  test('is sent once, then empty, with the focus on what came of it', async () => {
    const { page, posted } = await openForm();
    const held = await holdFetches(page, 'https://forms.example/**');
    await fillIn(page);
    await send(page).dblclick();
    held.release();
    await state(page).getByText('The message has been sent').waitFor();
    expect(posted.map(fieldsOf)).toEqual([
      {
        subject: 'A map or its data',
        name: 'A. Example',
        email: 'a@b.example',
        message: 'Where is “Île”?\n1 + 1 & 2',
      },
    ]);
    expect(posted[0]?.method()).toBe('POST');
    expect(await state(page).evaluate(state => state === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Your message').inputValue()).toBe('');
    expect(await addressOn(page)).toBe('/contact');
  });

  test('is sent once where the answer comes between the presses of a double click, and complains of nothing', async () => {
    const { page, posted } = await openForm();
    await fillIn(page);
    await send(page).click();
    await state(page).getByText('The message has been sent').waitFor();
    await send(page).evaluate(button =>
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })),
    );
    expect(await page.getByLabel('Your name').getAttribute('aria-invalid')).toBeNull();
    expect(await state(page).evaluate(state => state === document.activeElement)).toBe(true);
    expect(posted.length).toBe(1);
  });

  test('says that it is being sent, and takes no second press', async () => {
    const { page, posted } = await openForm();
    const held = await holdFetches(page, 'https://forms.example/**');
    await fillIn(page);
    await send(page).click();
    const sending = page.getByRole('button', { name: 'Sending' });
    await sending.waitFor();
    expect(await sending.getAttribute('aria-disabled')).toBe('true');
    await page.getByLabel('Your name').press('Enter');
    held.release();
    await state(page).getByText('The message has been sent').waitFor();
    expect(posted.length).toBe(1);
    expect(await send(page).getAttribute('aria-disabled')).toBeNull();
  });

  test.each([
    ['the endpoint refuses it', answerWith(500), 'The message was refused', [/500/]],
    [
      'the network is gone',
      (route: Route) => route.abort(),
      'Your message may not have been sent',
      [/ERR_FAILED/],
    ],
    [
      'the answer may not be read',
      answerWith(200, 'https://other.example'),
      'Your message may not have been sent',
      [/CORS policy/, /ERR_FAILED/],
    ],
  ] as const)('keeps what was typed when %s, and says what to do', async (_, answer, title, expects) => {
    const { page, posted } = await openForm(answer, { expects });
    await fillIn(page);
    await send(page).click();
    await state(page).getByText(title).waitFor();
    const mail = state(page).getByRole('link', { name: 'hello@atlas.example' });
    expect(await mail.getAttribute('href')).toBe('mailto:hello@atlas.example');
    expect(await state(page).evaluate(state => state === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Your message').inputValue()).toBe('Where is “Île”?\n1 + 1 & 2');
    expect(posted.length).toBe(1);
  });

  test('waits for an answer no longer than its time limit', async () => {
    const { page } = await openForm(() => new Promise(() => undefined), {
      before: page =>
        page.addInitScript(() => {
          // A thousand times as fast.
          const limit = AbortSignal.timeout.bind(AbortSignal);
          AbortSignal.timeout = milliseconds => limit(milliseconds / 1000);
        }),
    });
    await fillIn(page);
    await send(page).click();
    await state(page).getByText('Your message may not have been sent').waitFor();
  });

  test('that a machine has filled in posts nothing, and lets it think that all is well', async () => {
    const { page, posted } = await openForm();
    await fillIn(page);
    await page.locator('[name="fax"]').evaluate(field => {
      if (field instanceof HTMLInputElement) field.value = 'https://spam.example';
    });
    await send(page).click();
    await state(page).getByText('The message has been sent').waitFor();
    expect(posted).toEqual([]);
  });

  test('has a trap that no visitor meets: not by sight, not by Tab, not with a screen reader', async () => {
    const { page } = await openForm();
    const trap = page.locator('[name="fax"]');
    const size = await page.locator('.form-trap').evaluate(one => [one.clientWidth, one.clientHeight]);
    expect(size).toEqual([1, 1]);
    await page.getByLabel('Your message').focus();
    await page.keyboard.press('Tab');
    expect(await trap.evaluate(field => field === document.activeElement)).toBe(false);
    expect(await page.getByRole('textbox', { name: 'Leave this field empty' }).count()).toBe(0);
  });

  test('posts without a script, and the browser checks it', async () => {
    const { page, posted } = await openForm(answerPage, OFF);
    await send(page).click();
    expect(posted).toEqual([]);
    await fillIn(page);
    await send(page).click();
    await page.waitForURL('https://forms.example/contact');
    expect(fieldsOf(posted[0])).toMatchObject({ name: 'A. Example', email: 'a@b.example', fax: '' });
  });

  test('is not there while nothing is connected, nor is a button that promises it', async () => {
    const { page } = await own.open('/contact');
    expect(await page.locator('form').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'search the whole site' }).isVisible()).toBe(true);
  });

  test('has no violation in either mode, in any of its states', async () => {
    const { page } = await openForm(answerWith(500), {
      viewport: { width: 390, height: 800 },
      expects: [/500/],
    });
    expect(await violationsOn(page), 'empty').toEqual([]);
    await send(page).click();
    expect(await violationsOn(page), 'with problems').toEqual([]);
    await fillIn(page);
    await send(page).click();
    await state(page).getByText('The message was refused').waitFor();
    expect(await violationsOn(page), 'refused').toEqual([]);
    await page.unroute('https://forms.example/**');
    await page.route('https://forms.example/**', accept);
    await send(page).click();
    await state(page).getByText('The message has been sent').waitFor();
    expect(await violationsOn(page), 'sent').toEqual([]);
  });
});

describe('in either mode there is no violation', () => {
  test.each([
    ['narrow', 390],
    ['wide', 1280],
  ])('%s, and nothing is wider than the screen', async (_, width) => {
    const { page } = await site.open('/', { viewport: { width, height: 800 } });
    for (const path of [
      '/pricing',
      '/checkout?plan=medium',
      '/checkout?error=declined',
      '/dashboard?error=x',
    ]) {
      await site.visit(page, path);
      if (path.includes('error')) await message(page).waitFor();
      expect(await violationsOn(page), path).toEqual([]);
      for (const colorScheme of MODES) {
        await page.emulateMedia({ colorScheme });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      }
    }
  });
});

/** What a form's endpoint answers that lets pages of others read its answer. */
async function accept(route: Route): Promise<void> {
  await answerWith(200)(route);
}

function answerWith(status: number, reader = '*'): (route: Route) => Promise<void> {
  return route =>
    route.fulfill({
      status,
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': reader },
      body: '{}',
    });
}

async function answerPage(route: Route): Promise<void> {
  await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Thank you</title>' });
}

/** What a screen reader says after the name of a field. */
function describedBy(page: Page, label: string): Promise<string | null> {
  return page.getByLabel(label).evaluate(field => {
    const id = field.getAttribute('aria-describedby');
    return id === null ? null : (document.getElementById(id)?.textContent ?? '');
  });
}
