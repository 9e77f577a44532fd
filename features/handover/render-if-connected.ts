import {
  blocks,
  type CheckedDirective,
  contentOf,
  type Directive,
  pageOf,
  type RenderState,
} from '@mapwright/site/directive';
import { CONNECTIONS, isConnected } from './connections.ts';
import type { HandoverOptions } from './options.ts';
import { readPlansOf } from './plans-of-site.ts';

const attributes = { part: { type: 'choice', values: CONNECTIONS, isRequired: true } } as const;

/** Text for a site that has connected a part. */
export const connected: Directive<HandoverOptions> = {
  name: 'connected',
  form: 'container',
  label: 'none',
  attributes,
  example: ':::connected{part="contact"}\nTell us about your map.\n:::',
  render: (state, directive, options) =>
    hasPart(state, directive, options) === true ? blocks(state, contentOf(directive.node)) : [],
};

/** Text for a site that has not: what visitors can do instead. */
export const unconnected: Directive<HandoverOptions> = {
  name: 'unconnected',
  form: 'container',
  label: 'none',
  attributes,
  example: ':::unconnected{part="sales"}\nYou cannot order here yet.\n:::',
  render: (state, directive, options) =>
    hasPart(state, directive, options) === false ? blocks(state, contentOf(directive.node)) : [],
};

/** Nothing if the name of the part is wrong, which has been reported. */
function hasPart(
  state: RenderState,
  { attributes: { part } }: CheckedDirective,
  options: HandoverOptions,
): boolean | undefined {
  const connection = CONNECTIONS.find(name => name === part);
  if (connection === undefined) return undefined;
  const plans = connection === 'sales' ? readPlansOf(pageOf(state)).items : [];
  return isConnected(connection, plans, options);
}
