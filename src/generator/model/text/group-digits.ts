/** `4082` → `4,082`. Without the platform's formatter, because that takes 11 ms to load, a tenth of a build without changes. */
export function groupDigits(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
