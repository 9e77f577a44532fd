/** The overlay's style sheet. It is in a shadow tree, apart from the site's styles. */
export const OVERLAY_STYLE = `
:host { color-scheme: dark; direction: ltr; }
dialog {
  position: fixed; inset: auto 0 0 0; z-index: 2147483647; width: auto; max-width: none; max-height: 60vh; margin: 0;
  overflow: auto; box-sizing: border-box; padding: 1rem 1.5rem; border: 0; border-top: 4px solid #f2777a;
  background: #16181d; color: #e8eaed; font: 0.9375rem/1.5 system-ui, sans-serif;
}
header { display: flex; align-items: baseline; justify-content: space-between; gap: 1rem; }
h2 { margin: 0; font-size: 1.0625rem; }
button {
  padding: 0.25rem 0.75rem; border: 1px solid #7d838f; border-radius: 0.25rem; background: none; color: inherit; font: inherit;
}
button:focus-visible { outline: 2px solid #8ab4f8; outline-offset: 2px; }
ol { margin: 0.75rem 0 0; padding: 0; list-style: none; }
li { padding: 0.75rem 0; border-top: 1px solid #3a3f49; }
p { margin: 0; overflow-wrap: anywhere; }
.place, .code { color: #a8b0bd; font-family: ui-monospace, monospace; font-size: 0.8125rem; }
.message { font-weight: 600; }
.error .message { color: #ff9c9c; }
.warning .message { color: #ffd479; }
pre { margin: 0.5rem 0; padding: 0.5rem 0.75rem; overflow-x: auto; background: #0c0d10; font-size: 0.8125rem; }
.hint { color: #a5d6a7; }
`;
