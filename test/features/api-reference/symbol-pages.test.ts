import { describePage } from '../../unit/templates/describe-page.ts';
import { PAGES, TEMPLATES } from './sample-pages.ts';

describePage(PAGES.symbols, { templates: TEMPLATES, stylesheets: ['main', 'reference'] });
