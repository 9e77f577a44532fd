/** Moves the focus to the main region, for what had it and goes away. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
