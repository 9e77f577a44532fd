/** Something that a page says of the product, and that the declarations or the editor’s labels can confirm. */
export interface Claim {
  readonly file: string;
  readonly line: number;
  readonly kind: 'option' | 'event' | 'helper' | 'label' | 'limit';
  /** As the page writes it: `zoom.limit`, `click.region`, `numberFormat`, `Zoom Limits`; for a limit, what is limited. */
  readonly name: string;
  /** What the page says an option is at first: `On`, `0 to 22`, `'default'`; for a limit, the number. */
  readonly standard?: string;
}
