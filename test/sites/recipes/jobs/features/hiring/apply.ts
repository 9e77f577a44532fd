import { type Directive, element, text } from '@mapwright/site/directive';

export const apply: Directive = {
  name: 'apply',
  form: 'leaf',
  label: 'none',
  attributes: { by: { type: 'text', isRequired: true } },
  stylesheet: './hiring.css',
  livePart: './client/apply.ts',
  example: '::apply{by="2026-12-31"}',
  render: (_, { attributes: { by = '' } }) =>
    element('p', { className: ['apply'], dataLive: 'apply', dataBy: by }, [text(`Apply by ${by}.`)]),
};
