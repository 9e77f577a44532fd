import type { SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { compareText } from '../model/text/compare-text.ts';
import { counted } from '../model/text/counted.ts';

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
} as const;
type Budget = keyof typeof LABELS | 'requests';

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
  const others = over.length - 1;
  return [
    {
      severity: 'error',
      code: 'budget/exceeded',
      message: `${worst.name} ${needs(budget, worst[budget])}; the budget is ${limit}${others > 0 ? `, and ${counted(others, 'other page')} also ${others === 1 ? 'exceeds' : 'exceed'} it` : ''}`,
      hint: `Load less, or raise budgets.${budget} in site.config.ts.`,
    },
  ];
}

function needs(budget: Budget, value: number): string {
  return budget === 'requests'
    ? `needs ${counted(value, 'request')}`
    : `loads ${value} bytes of ${LABELS[budget]} (gzip)`;
}
