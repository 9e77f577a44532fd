import { TRUSTED_HTML_POLICY } from '../templates/contract/trusted-html.ts';

/**
 * Vouches for HTML that this site has served: a browser with Trusted Types accepts no other. The result has the type of a text, which
 * it is in other browsers. Pass it on unchanged.
 */
export type TrustHtml = (html: string) => string;

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createHTML: TrustHtml }): { createHTML: TrustHtml };
    };
  }
}

/** Makes the one policy that the Content-Security-Policy allows. The browser refuses a second one, so make it once and pass it around. */
export function createTrustHtml({ trustedTypes }: Pick<Window, 'trustedTypes'>): TrustHtml {
  const policy = trustedTypes?.createPolicy(TRUSTED_HTML_POLICY, { createHTML: html => html });
  return html => (policy ? policy.createHTML(html) : html);
}
