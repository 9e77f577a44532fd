/** Characters that no path of a site may have: systems or hosts refuse them or give them a meaning. */
export const FORBIDDEN_CHARACTERS = /[\p{Cc}\p{Surrogate}\\?#%*:|"<>]/u;
