/** The script that reports to the tag manager's container when the page began. It is the same on every page and names no container. */
export const TAG_MANAGER_SCRIPT =
  "(window.dataLayer = window.dataLayer || []).push({ 'gtm.start': Date.now(), event: 'gtm.js' })";
