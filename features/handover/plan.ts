/** A plan for sale, from `content/plans.yml`. `id` is its key there; fields that the file leaves out are absent. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly price?: PlanPrice;
  readonly limits?: PlanLimits;
}

export interface PlanPrice {
  /** In whole units of the currency, not in hundredths. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly period: 'year' | 'month' | 'once';
  /** A remark on the amount: `excluding VAT`. */
  readonly note?: string;
}

/** What a plan covers. A number is a limit. */
export interface PlanLimits {
  /** Sites on which a licence may be active. */
  readonly sites?: number | 'unlimited';
  readonly maps?: number | 'unlimited';
  /** Objects in a map's database. */
  readonly locations?: number | 'unlimited';
  /** Custom fields. */
  readonly fields?: number | 'unlimited';
  /** How long a customer may install releases and ask for support: `12 months`. */
  readonly updates?: string;
  readonly support?: string;
}
