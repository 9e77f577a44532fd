/** A link with its text. `external` links open in a new tab. */
export interface LinkData {
  readonly label: string;
  readonly href: string;
  readonly external?: boolean;
}
