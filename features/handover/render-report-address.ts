import {
  type Directive,
  type DirectiveNode,
  element,
  type PageContext,
  pageOf,
  reportWarning,
  text,
} from '@mapwright/site/directive';
import type { Element } from 'hast';
import { takesQuestions } from './connections.ts';
import { notice } from './handover-html.ts';
import type { HandoverOptions } from './options.ts';

/** Where people report a vulnerability. While no address is set, the page says what to do instead, and each build warns. */
export const reportAddress: Directive<HandoverOptions> = {
  name: 'report-address',
  form: 'leaf',
  label: 'none',
  attributes: {},
  example: '::report-address',
  render: (state, { node }, options) => {
    const { address } = options.reports;
    return address === null ? withoutAddress(pageOf(state), node, options) : withAddress(address);
  },
};

function withAddress(address: string): Element {
  return element('p', {}, [
    text('Send your report to '),
    element('a', { href: address }, [text(address.replace(/^(?:mailto:|https:\/\/)/, ''))]),
    text('.'),
  ]);
}

function withoutAddress(page: PageContext, node: DirectiveNode, options: HandoverOptions): Element {
  reportWarning(page, node, {
    code: 'directive/no-report-address',
    message: 'This page has no address for reports of vulnerabilities',
    hint: "Set it in site.config.ts: handover({ reports: { address: 'mailto:…' } }).",
  });
  return notice('warning', 'There is no address for reports yet', [
    text(takesQuestions(options) ? ASK : KEEP),
  ]);
}

const ASK =
  'Until there is one, write to us on the contact page. Say only that you have a security report, and leave out the details.';
const KEEP =
  'Until there is one, please keep the details to yourself. The address will be on this page and in security.txt.';
