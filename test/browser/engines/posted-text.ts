import type { Request } from 'playwright-core';

/** The header in which the program between Playwright and an engine hands over what a request posts. It is never sent to a server. */
export const POSTED_TEXT_HEADER = 'engine-posted-text';

/** The text that a request posts. Playwright itself reads it in Chromium alone. */
export function postedText(request: Request): string {
  return request.postData() ?? request.headers()[POSTED_TEXT_HEADER] ?? '';
}
