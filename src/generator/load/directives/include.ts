import { renderInclude } from '../markdown/render-include.ts';
import type { Directive } from './directive.ts';

/** Includes the Markdown of another file, or of a region of it. */
export const include: Directive = {
  name: 'include',
  form: 'leaf',
  label: 'none',
  attributes: { file: { type: 'text', isRequired: true }, region: { type: 'text' } },
  example: '::include{file="../../_parts/tools.md" region="pump"}',
  render(state, { node, attributes: { file, region } }) {
    if (file === undefined || node.type !== 'leafDirective') return [];
    return renderInclude(state, node, { file, ...(region !== undefined && { region }) });
  },
};
