/** The script that tells the tag manager's container when the page began. The same on every page; it names no container. */
export const TAG_MANAGER_SCRIPT =
  "(window.dataLayer = window.dataLayer || []).push({ 'gtm.start': Date.now(), event: 'gtm.js' })";
