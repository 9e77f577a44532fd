import type { SiteConfig } from '../model/config.ts';
import { compareText, type Diagnostic } from '../model/diagnostic.ts';

/** What the first load of a page weighs, in gzip bytes; `name` says which page or kind of page. */
export interface MeasuredPage {
  readonly name: string;
  readonly script: number;
  readonly style: number;
  readonly inlineJson: number;
  readonly requests: number;
}

const LABELS = {
  script: 'scripts',
  style: 'styles',
  inlineJson: 'inline JSON',
  requests: 'requests',
} as const;
type Budget = keyof typeof LABELS;

/** An error for every budget that a page breaks, naming the page that breaks it most. */
export function checkBudgets(
  measured: readonly MeasuredPage[],
  budgets: SiteConfig['budgets'],
): Diagnostic[] {
  return (['script', 'style', 'inlineJson', 'requests'] as const).flatMap(budget =>
    checkBudget(budget, measured, budgets[budget]),
  );
}

function checkBudget(budget: Budget, measured: readonly MeasuredPage[], limit: number | null): Diagnostic[] {
  if (limit === null) return [];
  const over = measured.filter(page => page[budget] > limit);
  const [worst] = over.sort((a, b) => b[budget] - a[budget] || compareText(a.name, b.name));
  if (worst === undefined) return [];
  const others = over.length > 1 ? `, and ${over.length - 1} more exceed it` : '';
  return [
    {
      severity: 'error',
      code: 'budget/exceeded',
      message: `${worst.name} loads ${amount(budget, worst[budget])}; the budget is ${amount(budget, limit)}${others}`,
      hint: `Load less, or raise budgets.${budget} in site.config.ts`,
    },
  ];
}

function amount(budget: Budget, value: number): string {
  return budget === 'requests' ? `${value} ${LABELS.requests}` : `${value} bytes of ${LABELS[budget]} (gzip)`;
}
