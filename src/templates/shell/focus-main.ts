/** Moves the focus to the main region when the focused element goes away. */
export function focusMain(): void {
  document.getElementById('pageMain')?.focus({ preventScroll: true });
}
