import { balanceHtml } from './balance-html.ts';
import { cleanHtml } from './clean-html.ts';

/** What pages with raw HTML need. It includes an HTML parser, so other pages do not load it. */
export const htmlTools = { balanceHtml, cleanHtml };
export type HtmlTools = typeof htmlTools;
