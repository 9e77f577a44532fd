import {
  contentOf,
  type Directive,
  type DirectiveNode,
  element,
  nearestName,
  type PageContext,
  pageOf,
  type RenderState,
  reportError,
  text,
  textIn,
} from '@mapwright/site/directive';
import type { Element, ElementContent } from 'hast';
import type { Table, TableCell, TableRow } from 'mdast';
import type { HandoverOptions } from './options.ts';
import type { Plan } from './plan.ts';
import { wayFromPlan } from './plan-html.ts';
import { PLANS_FILE } from './plans-file.ts';
import { plansOfSite } from './plans-of-site.ts';

/** Questions as tables: each row is an answer and the plan that it needs. In the browser the rows can be chosen, and the largest plan is shown. */
export const planChooser: Directive<HandoverOptions> = {
  name: 'plan-chooser',
  form: 'container',
  label: 'none',
  attributes: {},
  stylesheet: './handover.css',
  livePart: './client/plan-chooser.ts',
  example: `:::plan-chooser
| What will visitors do? | Plan |
| --- | --- |
| Look at the map | Lite |
| Search it | Starter |
:::`,
  render(state, { node }, options) {
    const page = pageOf(state);
    const chooser = { state, page, node, options, plans: plansOfSite(page, node) };
    const content = contentOf(node).children;
    const questions = content.filter(child => child.type === 'table');
    const others = content.filter(child => child.type !== 'table');
    if (questions.length === 0 || others.length > 0) reportContent(page, node);
    return element('div', { className: ['plan-chooser'], dataLive: 'plan-chooser' }, [
      element(
        'div',
        { className: ['chooser-questions'], dataCount: questions.length },
        questions.map((table, index) => question(chooser, table, index)),
      ),
      result(chooser),
    ]);
  },
};

interface Chooser {
  readonly state: RenderState;
  readonly page: PageContext;
  readonly node: DirectiveNode;
  readonly options: HandoverOptions;
  readonly plans: readonly Plan[];
}

function reportContent(page: PageContext, node: DirectiveNode): void {
  reportError(page, node, {
    code: 'directive/unexpected-content',
    message: '“plan-chooser” holds tables only',
    hint: 'Write one table for each question: answers in the first column, the plan that each needs in the second.',
  });
}

/** The answers of one table as a group of radio buttons. Without a script only the table is shown. */
function question(chooser: Chooser, table: Table, index: number): Element {
  const { state } = chooser;
  const [head, ...rows] = table.children;
  const title = head?.children[0];
  const headings = (head?.children ?? []).map(cell => element('th', { scope: 'col' }, state.all(cell)));
  const answers = rows.map(row => answer(chooser, row, `plan-question-${index + 1}`));
  return element('fieldset', title === undefined ? {} : { ariaLabel: textIn(title) }, [
    element('table', {}, [
      element('thead', {}, [element('tr', {}, headings)]),
      element('tbody', {}, answers),
    ]),
  ]);
}

function answer(chooser: Chooser, row: TableRow, name: string): Element {
  const [words, needed] = row.children;
  const { state } = chooser;
  const plan = needed === undefined ? undefined : planIn(chooser, needed);
  const input = element('input', {
    type: 'radio',
    name,
    ...(plan && { value: plan.id }),
  });
  const label: ElementContent[] = words === undefined ? [] : state.all(words);
  return element('tr', {}, [
    element('td', {}, [element('label', {}, [input, element('span', {}, label)])]),
    element('td', {}, [text(plan?.name ?? '')]),
  ]);
}

/** The plan that a cell names. Plans are missing for another reason if their file has mistakes. */
function planIn({ page, plans }: Chooser, cell: TableCell): Plan | undefined {
  const name = textIn(cell);
  const plan = plans.find(plan => plan.name === name);
  if (plan === undefined && plans.length > 0) {
    const names = plans.map(plan => plan.name);
    const near = nearestName(name, names);
    reportError(page, cell, {
      code: 'directive/unknown-plan',
      message: `“plan-chooser” names the plan “${name}”, which is not in ${PLANS_FILE}`,
      hint: near === undefined ? `The plans are ${names.join(', ')}.` : `Did you mean ${near}?`,
    });
  }
  return plan;
}

/** One line for each plan, in the order of the plans; the script shows the line of the plan that the answers need. */
function result({ page, node, options, plans }: Chooser): Element {
  const lines = plans.map(plan =>
    element('p', { dataPlan: plan.id, hidden: true }, [
      element('span', {}, [element('strong', {}, [text(plan.name)]), text(' is enough for these answers.')]),
      ...wayFromPlan(page, node, plan, options),
    ]),
  );
  return element('div', { className: ['chooser-result'] }, [
    element('p', { dataHint: '' }, [
      text('Choose one answer in each list. You need the largest plan among them.'),
    ]),
    ...lines,
  ]);
}
