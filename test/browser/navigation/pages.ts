import type { Page } from 'playwright-core';

/** Whether an address is that of the first doc. */
export const FIRST = (url: URL) => url.pathname === '/docs/first';
/** Whether an address is that of the second doc. */
export const SECOND = (url: URL) => url.pathname === '/docs/second';
/** Whether an address is that of the about page. Its layout needs no chunk, so what is shown wrongly is shown as soon as the answer comes. */
export const ABOUT = (url: URL) => url.pathname === '/about';

/** The heading of a page. */
export const headingOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
/** A link in the text of a page. */
export const textLink = (page: Page, name: string) =>
  page.locator('main').getByRole('link', { name, exact: true });
