import type { HtmlTools } from '../markdown/page-context.ts';
import { balanceHtml } from './balance-html.ts';
import { cleanHtml } from './clean-html.ts';

export const htmlTools: HtmlTools = { balanceHtml, cleanHtml };
