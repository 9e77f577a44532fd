/** What is sold, from `content/plans.yml`. `id` is the key there; what its owner has not entered is absent. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly price?: PlanPrice;
  readonly limits?: PlanLimits;
}

export interface PlanPrice {
  /** In units of the currency, not in hundredths. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly period: 'year' | 'month' | 'once';
  /** What belongs to the amount: `excluding VAT`. */
  readonly note?: string;
}

/** What a plan covers. A number is a limit. */
export interface PlanLimits {
  /** Sites on which a licence may be active. */
  readonly sites?: number | 'unlimited';
  readonly maps?: number | 'unlimited';
  /** Objects of the database of a map. */
  readonly locations?: number | 'unlimited';
  /** Custom fields. */
  readonly fields?: number | 'unlimited';
  /** How long releases may be installed, and questions asked: `12 months`. */
  readonly updates?: string;
  readonly support?: string;
}
