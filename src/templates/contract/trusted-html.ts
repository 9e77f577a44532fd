/** Name of the only Trusted Types policy. With it the browser's script vouches for HTML that this site has served. */
export const TRUSTED_HTML_POLICY = 'site';
