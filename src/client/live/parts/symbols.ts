export { start } from '../../api/filter-symbols.ts';
