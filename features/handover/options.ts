import { isSecureUrl } from '@mapwright/site/feature';
import * as v from 'valibot';

const secureUrl = v.pipe(v.string(), v.check(isSecureUrl, 'a URL that begins with https:'));
const reportAddress = v.pipe(
  v.string(),
  v.check(
    address => isSecureUrl(address) || /^mailto:[^\s@?]+@[^\s@?]+$/.test(address),
    'a URL that begins with https: or mailto:',
  ),
);
const or = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null);

const link = v.object({ label: v.pipe(v.string(), v.nonEmpty('text that is not empty')), to: v.string() });

/** Where the site sends its visitors. If an option is absent, the pages say that this part is not connected. */
export const optionsSchema = v.object({
  /** The payment provider's pages, where visitors pay for orders. */
  checkout: v.optional(
    v.object({
      /** Which links the pages show; with `test` the checkout says that these are test pages. */
      mode: v.optional(v.picklist(['production', 'test']), 'production'),
      /** A plan's id in `content/plans.yml` → its payment page for each mode. */
      links: v.optional(
        v.record(v.string(), v.object({ production: v.optional(secureUrl), test: v.optional(secureUrl) })),
        {},
      ),
    }),
    {},
  ),
  /** A button at the end of the navbar: `selling` once a plan has a price and a payment link, else `otherwise`. */
  button: or(v.object({ selling: link, otherwise: link })),
  /** The customer area, which is another site. */
  dashboard: v.optional(v.object({ signInUrl: or(secureUrl) }), {}),
  /** Where people report a vulnerability: a form of another site (`https:`) or a mailbox (`mailto:`). */
  reports: v.optional(v.object({ address: or(reportAddress) }), {}),
  /** Where the contact form posts; without it, the address for its mail links. */
  contact: v.optional(
    v.object({ endpoint: or(secureUrl), email: or(v.pipe(v.string(), v.email('an e-mail address'))) }),
    {},
  ),
});

export type HandoverOptions = v.InferOutput<typeof optionsSchema>;
